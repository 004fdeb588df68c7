import type { ParsedPart } from '@prostuti/contract'
import { logReviews } from '@prostuti/contract/study/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import { aimedDay } from './choose-reviews.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { readQueue } from './read-queue.ts'
import { type DayPlan, planDay } from './read-today.ts'
import { type AnswerToRecord, recordAnswers } from './record-answers.ts'
import { readRightOptions } from './right-options.ts'

type Review = ParsedPart<'study.logReviews', 'body'>['reviews'][number]

/**
 * Reviews of mine, perhaps of another day: a device sends them when it next can. The id of a review makes sending it again harmless,
 * so this call takes no `Idempotency-Key`. Questions that I have never been asked count for nothing: one wrong
 * review must not hold back the others of its device.
 */
export function createLogReviews(deps: MemoryDeps) {
  return implement(logReviews, async ({ body: { reviews } }, call) => {
    const viewer = signedIn(call)
    const own = await askedBefore(deps, viewer.id, reviews)
    const asked = [...new Set(own.map(({ question }) => question))]
    const rights = await readRightOptions(deps, viewer, asked)
    const now = deps.clock.now()
    const answers = own.map(review => answerOf(review, rights.get(review.question) ?? null, now))
    await inTransaction(deps.db.pool, async client => {
      await holdPerson(client, viewer.id)
      await recordAnswers(client, viewer.id, answers)
    })
    const plan = await planDay(deps, viewer)
    return { today: plan.today, states: await readStates(deps, viewer.id, asked, plan) }
  })
}

/** Those of questions that this person was asked before, also of what has left the bank since: what a learner never met is no review. */
async function askedBefore({ db }: MemoryDeps, person: bigint, reviews: readonly Review[]): Promise<Review[]> {
  const { rows } = await db.pool.query<{ question: string }>({
    name: 'asked-before',
    text: `select distinct question_id as question from answer_log where user_id = $1 and question_id = any($2::bigint[])`,
    values: [String(person), reviews.map(({ question }) => question)],
  })
  const known = new Set(rows.map(({ question }) => question))
  return reviews.filter(({ question }) => known.has(question))
}

/** A device's clock may be ahead: nothing is answered in the future. */
function answerOf(review: Review, right: ReadonlySet<number> | null, now: number): AnswerToRecord {
  const { id, question, answer, cram } = review
  return {
    ...{ question, answer, cram },
    ref: `review:${id}`,
    source: 'review',
    at: Math.min(Date.parse(review.at), now),
    isRight: right && answer !== null ? right.has(answer) : right && false,
    spentMs: review.spent_ms,
  }
}

/** When each is asked again; of what is under embargo the date would reveal the key. */
async function readStates({ db }: MemoryDeps, person: bigint, asked: readonly string[], { day }: DayPlan) {
  const queue = new Map((await readQueue(db.pool, person)).map(card => [card.question, card]))
  return asked.flatMap(question => {
    const card = queue.get(question)
    return card ? [{ question, due_on: aimedDay(card, day) }] : []
  })
}
