import type { ParsedPart } from '@prostuti/contract'
import { submitPractice } from '@prostuti/contract/questions/operations'
import { markPractice } from '@prostuti/contract/study/mark-practice'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import type { PracticeDeps } from './practice-deps.ts'
import { type PracticeRow, practicedQuestions, presentResult } from './practice-rows.ts'
import { refuseUnseen } from './refuse-unseen.ts'
import { type PracticeAnswerRow, practices } from './tables.ts'

type Submitted = ParsedPart<'questions.submitPractice', 'body'>

/**
 * Takes a practice in, once for each id, and answers with marks and solution. Throws `conflict` where the same id came with
 * other answers, and `validation_failed` for a question that this person may not see (decision 0078).
 */
export function createSubmitPractice(deps: PracticeDeps) {
  return implement(submitPractice, async ({ body }, call) => {
    const reader = { viewer: signedIn(call), language: call.language }
    const answers = body.answers.map(toRow)
    await refuseUnseen(deps, answers, reader, 'answers')
    const practiced = await practicedQuestions(deps, answers, reader)
    const row = rowOf(body, { answers, viewer: reader.viewer, now: deps.clock.now(), marks: markPractice(practiced) })
    await inTransaction(deps.db.pool, async client => {
      await holdPerson(client, reader.viewer.id)
      if (await store(client, row)) await remember(deps, client, row, practiced)
    })
    return presentResult(deps, row, reader)
  })
}

export const toRow = ({ question, answer, at, spent_ms }: Submitted['answers'][number]): PracticeAnswerRow => ({
  question,
  answer,
  at,
  spentMs: spent_ms,
})

interface Taken {
  readonly answers: PracticeAnswerRow[]
  readonly viewer: Viewer
  readonly now: number
  readonly marks: ReturnType<typeof markPractice>
}

/** Devices' clocks may run ahead: nothing was done later than now. */
function rowOf(body: Submitted, { answers, viewer, now, marks }: Taken): PracticeRow {
  const past = (at: string) => new Date(Math.min(Date.parse(at), now))
  return {
    userId: viewer.id,
    id: body.practice,
    mode: body.mode,
    source: body.source,
    setUp: { topics: body.topics, exam: body.exam, seed: body.seed, durationSeconds: body.duration_seconds },
    answers: answers.map(answer => ({ ...answer, at: past(answer.at).toISOString() })),
    startedAt: past(body.started_at),
    savedAt: new Date(now),
    finishedAt: past(body.finished_at),
    questionCount: answers.length,
    answered: marks.answered,
    correct: marks.correct,
    incorrect: marks.incorrect,
    unanswered: marks.unanswered,
    spentMs: Math.min(marks.spent_ms, 2_147_483_647),
  }
}

/** False where it is there already, with the same answers. */
async function store(client: PoolClient, row: PracticeRow): Promise<boolean> {
  const orm = drizzle(client)
  const fresh = await orm.insert(practices).values(row).onConflictDoNothing().returning({ id: practices.id })
  if (fresh.length > 0) return true
  const isThis = and(eq(practices.userId, row.userId), eq(practices.id, row.id))
  const [stored] = await orm.select().from(practices).where(isThis).for('update')
  if (stored && stored.finishedAt !== null) {
    if (answersText(stored.answers) === answersText(row.answers)) return false
    throw new AppError('conflict')
  }
  await orm.update(practices).set(row).where(isThis)
  return true
}

const answersText = (answers: readonly PracticeAnswerRow[]): string =>
  JSON.stringify(answers.map(({ question, answer }) => [question, answer]))

/** What is withheld is remembered unjudged. */
async function remember(
  { recordAnswers }: PracticeDeps,
  client: PoolClient,
  { userId, id, answers }: PracticeRow,
  practiced: Awaited<ReturnType<typeof practicedQuestions>>,
): Promise<void> {
  const rightOf = new Map(markPractice(practiced).questions.map(question => [question.id, question.right]))
  const known = answers.flatMap(({ question, answer, at, spentMs }) => {
    const isRight = rightOf.get(question)
    if (isRight === undefined) return []
    return [
      { question, ref: `practice:${id}`, source: 'practice' as const, at: Date.parse(at), answer, isRight, spentMs },
    ]
  })
  await recordAnswers(client, userId, known)
}
