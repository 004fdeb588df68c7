import { z } from 'zod'

/** What the sandbox does with one payment. */
const Behaviour = z.strictObject({
  /** The answer to the request for a payment page. */
  session: z.enum(['normal', 'refused', 'hang', 'html', 'foreign_page']),
  notice_delay_seconds: z.coerce.number().int().min(0).max(86_400),
  /** How often the notice is sent; 0: never. */
  notice_copies: z.coerce.number().int().min(0).max(20),
  /** `amount`, `signature`: another one than the real. `status`: says that a payment is valid which is not. */
  notice_forged: z.enum(['no', 'amount', 'signature', 'status']),
  /** `tran_id` of an earlier payment, with whose fields the browser comes back; empty: with its own. */
  replayed_return: z.string().max(30),
  risk_level: z.coerce.number().int().min(0).max(1),
  /** The answer to every question about this payment. */
  validation: z.enum(['normal', 'pending', 'hang', 'html', 'wrong_amount']),
  refund: z.enum(['done', 'processing', 'refused', 'hang']),
  /** Says `VALID` once and `VALIDATED` from then on, and calls its JSON `text/html`. */
  like_live: z.union([z.boolean(), z.stringbool()]),
  status_case: z.enum(['upper', 'lower', 'mixed']),
})
export type Behaviour = z.output<typeof Behaviour>

/** Some of it, as the page's own panel sends it. */
export const BehaviourChanges = Behaviour.partial()

/** The same, as tests send it by JSON: for one payment, or for the next one that is begun. */
export const BehaviourWish = z.strictObject({
  tran_id: z.string().min(1).max(30).optional(),
  behaviour: BehaviourChanges,
})

/** As the gateway is on an ordinary day. */
export const ordinary: Behaviour = {
  session: 'normal',
  notice_delay_seconds: 0,
  notice_copies: 1,
  notice_forged: 'no',
  replayed_return: '',
  risk_level: 0,
  validation: 'normal',
  refund: 'done',
  like_live: false,
  status_case: 'upper',
}

/** A status in the letters that were asked for. */
export function statusIn({ status_case }: Behaviour, status: string): string {
  if (status_case === 'lower') return status.toLowerCase()
  return status_case === 'mixed' ? status.charAt(0) + status.slice(1).toLowerCase() : status
}
