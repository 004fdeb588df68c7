import { AppError } from '../../../platform/errors/app-error.ts'
import type { Log } from '../../../platform/log.ts'

/**
 * Waits for a conversation with the provider and says what people hear when it ends badly. It fails closed: whatever is
 * not understood is `provider_rejected`; a provider that does not answer is `try_later`. The log gets the reason,
 * never a token.
 */
export async function askProvider<T>(log: Log, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError) {
      log.warn({ reason: reasonOf(error.options.cause) }, 'the provider does not answer')
      throw error
    }
    log.info({ reason: reasonOf(error) }, 'a sign-in was refused')
    throw new AppError('provider_rejected', { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // A schema's message may quote what was sent; the others are the library's own words.
  return error.name.endsWith('ZodError') ? 'an incomplete answer' : error.message
}
