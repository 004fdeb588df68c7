import type { Prostuti } from '../../client.ts'
import { ApiError } from '../../http/api-error.ts'

/** Asks who is signed in: where the session is over, the refusal lets it go. */
export async function askWho({ auth }: Pick<Prostuti, 'auth'>): Promise<void> {
  try {
    await auth.refresh()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_signed_in'))
      console.warn('prostuti: nobody says whether the session is over', error)
  }
}
