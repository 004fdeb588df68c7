import type { ItemEvidence } from '@prostuti/contract'
import { sendToReview } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementPrepared } from '../../../platform/idempotency/index.ts'
import { instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { conflictOf } from '../regrades/regradable.ts'
import { cancelled, hasOption } from '../scoring/option-set.ts'
import type { CountedExam, CountStatistics } from './count-statistics.ts'

/**
 * Puts a question under review in the bank, with its figures: results change by a regrade alone. Sent again it changes nothing.
 * Throws `conflict` where the results are not final or of another version, and `not_found` for a question that the exam does not
 * ask or the bank does not have any more.
 */
export function createSendToReview(deps: StaffDeps, count: CountStatistics) {
  const prepare = async ({ params, body }: { params: { id: string }; body: { question: string; version: number } }) => {
    const exam = await deps.catalog.stored(Number(params.id))
    if (exam.resultVersion !== body.version) throw conflictOf('newer_version')
    const counted = await count(exam)
    return { exam, evidence: evidenceOf(counted, body.question) }
  }
  const kept = { pool: deps.db.pool, clock: deps.clock, prepare }
  return implementPrepared(sendToReview, kept, async ({ body }, call, client, { exam, evidence }) => {
    const sentAt = await deps.questions.reviews.send(client, {
      ...{ question: body.question, evidence, by: signedIn(call).id, at: deps.clock.now() },
      exam: { id: exam.id, title: exam.title, version: body.version },
    })
    return { question: body.question, verdict: evidence.verdict, sent_at: instantText(sentAt) }
  })
}

function evidenceOf({ key, items, counted }: CountedExam, question: string): ItemEvidence {
  const index = key.questionIds.indexOf(question)
  if (index < 0) throw new AppError('not_found')
  const { verdict, right, facility, discrimination, efficiency, options } = items[index]!
  const accepted = key.accepted[index]!
  return {
    ...{ verdict, sheets: counted, right, facility, discrimination, efficiency },
    options: options.map(({ share, best, last }, option) => ({
      option: key.optionOrders[index]![option]!,
      accepted: accepted !== cancelled && hasOption(accepted, option),
      ...{ share, best, last },
    })),
  }
}
