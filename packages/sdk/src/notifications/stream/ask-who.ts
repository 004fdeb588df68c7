import type { Prostuti } from '../../client.ts'

/** Asks who is signed in: where the session is over, the refusal lets it go. */
export async function askWho({ auth }: Pick<Prostuti, 'auth'>): Promise<void> {
  try {
    await auth.refresh()
  } catch (error) {
    if (!isRefusal(error)) console.warn('prostuti: nobody says whether the session is over', error)
  }
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'not_signed_in'
