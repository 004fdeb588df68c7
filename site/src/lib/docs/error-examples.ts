import { type ErrorCode, errorStatus, type Language, type Problem, type Receipt } from '@prostuti/contract'
import { errorMessage } from '@prostuti/contract/error-messages'

const receipt: Receipt = {
  exam: '12',
  submission_id: '0b54a4a2-6f0e-4f0b-9f3e-0f6d3f1c2a77',
  received_at: '2027-01-08T10:59:58.214Z',
  answered: 98,
  digest: 'Fv2p…',
  result_visible_at: '2027-01-08T12:00:00.000Z',
  proof: { key_id: 'r1', index: 3, size: 41, path: ['Qm8k…'], signature: 'nK0x…' },
}

/** What some codes say beyond the others. */
const further: Partial<Record<ErrorCode, Partial<Problem>>> = {
  validation_failed: { errors: [{ path: 'query.limit', code: 'too_big', message: '≤ 100' }] },
  already_participated: { receipt },
  purchase_required: { products: [{ type: 'program', id: '3', title: 'BCS 47', cost: 100, cost_in_tk: 299 }] },
  insufficient_coins: { missing_coins: 55 },
  confirm_required: { affected: 214 },
}

/** Those that say when to ask again, in seconds. */
const waits: Partial<Record<ErrorCode, number>> = { rate_limited: 12, try_later: 2 }

/** What a call that is refused with this code answers: a value of each field that it may have. */
const exampleProblem = (code: ErrorCode, language: Language): Problem => ({
  type: `/docs/errors#${code}`,
  title: errorMessage(code, 'en'),
  status: errorStatus[code],
  code,
  detail: errorMessage(code, language),
  request_id: '9f2c41d7a0b35e68',
  ...further[code],
})

/** The same as it comes over the wire. */
export function exampleAnswer(code: ErrorCode, language: Language): string {
  const wait = waits[code]
  const lines = [
    `HTTP/1.1 ${errorStatus[code]}`,
    'content-type: application/problem+json',
    ...(wait ? [`retry-after: ${wait}`] : []),
  ]
  return `${lines.join('\n')}\n\n${JSON.stringify(exampleProblem(code, language), null, 2)}`
}
