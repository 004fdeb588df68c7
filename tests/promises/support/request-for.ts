import type { Operation } from '@prostuti/contract'
import { takesForm } from '@prostuti/server/api/read-form'
import { dhakaDay } from '@prostuti/server/core/dhaka-day'
import { sheetOf } from '@prostuti/server/testing/test-app'

/** What there is to ask for. */
export interface Subject {
  readonly exam: number
  /** Where there is one. */
  readonly program?: number
  readonly question: string
  readonly paperKey: string
}

/** An operation's path with these things in its places. */
export function pathOf({ id, path }: Operation, { exam, program = exam, paperKey }: Subject): string {
  const entity = id.startsWith('programs.') ? program : exam
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'outcome' ? 'cancel' : isSecret(name) ? paperKey : String(entity),
  )
}

/** A paper's and a calendar's secret and the token of a purchase look alike. */
const isSecret = (name: string) => ['key', 'secret', 'return_token'].includes(name)

/**
 * A body that the operation takes, an empty one where nothing better is known; none for those that only read. What is posted
 * as a form has texts alone.
 */
export function bodyOf({ id, method }: Operation, { exam, program = exam, question }: Subject): unknown {
  if (method === 'GET' || method === 'DELETE') return undefined
  return bodies({ exam, program, question })[id] ?? {}
}

/** A body as it goes over the wire. */
export interface EncodedBody {
  readonly type: string
  readonly text: string
}

/** As a form where the operation takes one, else as JSON; undefined for none. */
export function encodeBody(operation: Operation, body: unknown): EncodedBody | undefined {
  if (body === undefined) return undefined
  if (!takesForm(operation)) return { type: 'application/json', text: JSON.stringify(body) }
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['value', body] as const]
  const texts = fields.map(([name, value]) => [name.toWellFormed(), textOf(value).toWellFormed()])
  return { type: 'application/x-www-form-urlencoded', text: String(new URLSearchParams(texts)) }
}

/** The same of what the operation takes. */
export function requestBodyOf(operation: Operation, subject: Subject): EncodedBody | undefined {
  return encodeBody(operation, bodyOf(operation, subject))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function bodies({ exam, program, question }: Record<'exam' | 'program', number> & Pick<Subject, 'question'>) {
  const change = { question, answer: 1, at: 0, seq: 1 }
  const byId: Partial<Record<string, unknown>> = {
    'auth.signInAnonymously': { device_id: 'a-device-of-twenty-two-letters' },
    // Nobody's: what the call does with a good one is a matter of its own promises.
    'auth.mergeWithGoogle': { code: 'c'.repeat(43), code_verifier: 'v'.repeat(43) },
    'auth.updateUser': { profile: { tags: ['BCS'] } },
    'billing.claimBonus': { category: 'daily' },
    'billing.startPayment': { category: 'coin_purchase', product_id: '1', redirect_url: '/buy_coin' },
    'billing.receivePaymentNotice': { tran_id: 'PRT260101AAAAAAAA', status: 'FAILED' },
    'billing.returnFromGateway': { tran_id: 'PRT260101AAAAAAAA' },
    'billing.refundPayment': { note: 'ভুল করে কেনা' },
    'billing.purchaseExam': { exam: String(exam) },
    'billing.personalizeProgram': { program: String(program), date: dhakaDay(Date.now()), state: 'archive' },
    'programs.createReview': { program: String(program), rating: 4, text: 'নিয়মিত পরীক্ষা দিয়ে উপকার পেয়েছি' },
    'exams.joinExam': { state: 'live' },
    'exams.draftAnswers': { device: 'phone', changes: [change] },
    'exams.submitAttempt': sheetOf(exam, { answers: { [question]: 1 } }),
    'exams.submitArchiveAttempt': sheetOf(exam, { answers: { [question]: 1 } }),
    'exams.createBookmark': { question },
    'exams.deleteBookmark': { question },
    'exams.setRankAlias': { alias: 'Nodi' },
  }
  return byId
}
