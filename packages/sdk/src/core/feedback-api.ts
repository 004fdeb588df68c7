import type { ReturnsOf, WirePart } from '@prostuti/contract'
import { sendFeedback } from '@prostuti/contract/core/operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'

/** A person's feedback about us: `rating` is 1 to 5, the words are optional. */
export type Feedback = WirePart<'core.sendFeedback', 'body'>

/** What a person thinks of us. */
export interface FeedbackApi {
  /** Sent again after a lost answer, the same words count once. Needs a signed-in person, with an account or not. */
  send(feedback: Feedback): Promise<ReturnsOf<'core.sendFeedback'>>
}

/**
 * What a person thinks of us.
 * @example await feedbackApiOf(prostuti).send({ category: 'Question Quality', rating: 4, text: 'Clear explanations' })
 */
export function feedbackApiOf({ http }: Pick<Prostuti, 'http'>): FeedbackApi {
  return {
    send: body =>
      oncePerIntent(http, JSON.stringify({ feedback: body }), idempotencyKey =>
        http.call(sendFeedback, { body }, { idempotencyKey }),
      ),
  }
}
