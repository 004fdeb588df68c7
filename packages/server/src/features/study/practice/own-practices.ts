import { listPageSize, type OpenPractice, type StoredPractice } from '@prostuti/contract'
import { deletePractice, getPractice, listPractices, savePractice } from '@prostuti/contract/study/operations'
import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import { instantText } from '../../exams/index.ts'
import { withoutKey } from './deal-practice.ts'
import type { PracticeDeps } from './practice-deps.ts'
import { type PracticeRow, practicedQuestions, presentResult, presentSummary } from './practice-rows.ts'
import { refuseUnseen } from './refuse-unseen.ts'
import { toRow } from './submit-practice.ts'
import { practices } from './tables.ts'

/** So many unfinished ones of a person are kept; the oldest give way. */
const mostOpen = 20

/** The first 52 bits of a practice's id: a number that JavaScript holds. */
const idHexDigits = 13

const newest: ListOrder<PracticeRow> = {
  at: practices.savedAt,
  id: sql.raw(`('x' || left(replace(practices.id::text, '-', ''), ${idHexDigits}))::bit(${idHexDigits * 4})::bigint`),
  order: 'newest first',
  sortKeyOf: ({ savedAt, id }) => ({
    at: savedAt,
    id: Number.parseInt(id.replaceAll('-', '').slice(0, idHexDigits), 16),
  }),
}

export function createOwnPractices(deps: PracticeDeps): Implementation[] {
  return [createListPractices(deps), createGetPractice(deps), createSavePractice(deps), createDeletePractice(deps)]
}

function createListPractices(deps: PracticeDeps) {
  return implement(listPractices, async ({ query }, call) => {
    const { page_size: pageSize = listPageSize, open, ...pageQuery } = query
    const reader = { viewer: signedIn(call), language: call.language }
    const isOpen = isNull(practices.finishedAt)
    const mine = and(
      eq(practices.userId, reader.viewer.id),
      open === undefined ? undefined : open ? isOpen : sql`not (${isOpen})`,
    )
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, part =>
        deps.db.orm
          .select()
          .from(practices)
          .where(and(mine, part.where))
          .orderBy(...part.orderBy)
          .limit(part.limit)
          .offset(part.offset),
      ),
      deps.db.orm.select({ count: count() }).from(practices).where(mine),
    ])
    const results = await Promise.all(rows.map(row => presentSummary(deps, row, reader)))
    return presentPage(listPractices.path, query, { count: all!.count, results, ...page })
  })
}

function createGetPractice(deps: PracticeDeps) {
  return implement(getPractice, async ({ params }, call): Promise<StoredPractice> => {
    const reader = { viewer: signedIn(call), language: call.language }
    const [row] = await deps.db.orm
      .select()
      .from(practices)
      .where(and(eq(practices.userId, reader.viewer.id), eq(practices.id, params.id)))
    if (!row) throw new AppError('not_found')
    if (row.finishedAt !== null)
      return { id: row.id, open: null, questions: [], result: await presentResult(deps, row, reader) }
    const questions = (await practicedQuestions(deps, row.answers, reader)).map(({ question }) => question)
    return {
      id: row.id,
      open: presentOpen(row),
      questions: row.mode === 'learn' ? questions : questions.map(withoutKey),
      result: null,
    }
  })
}

function presentOpen({ mode, source, setUp, startedAt, savedAt, answers }: PracticeRow): OpenPractice {
  return {
    mode,
    source,
    topics: setUp.topics,
    exam: setUp.exam,
    seed: setUp.seed,
    duration_seconds: setUp.durationSeconds,
    started_at: instantText(startedAt.getTime()),
    saved_at: instantText(savedAt.getTime()),
    questions: answers.map(({ question }) => question),
    answers: answers
      .filter(({ spentMs, answer }) => spentMs > 0 || answer !== null)
      .map(({ question, answer, at, spentMs }) => ({ question, answer, at, spent_ms: spentMs })),
  }
}

/** Keeps an unfinished practice. Throws `conflict` for one that is finished. */
function createSavePractice(deps: PracticeDeps) {
  return implement(savePractice, async ({ params, body }, call) => {
    const reader = { viewer: signedIn(call), language: call.language }
    await refuseUnseen(
      deps,
      body.questions.map(question => ({ question })),
      reader,
      'questions',
    )
    const row = openRow(params.id, body, { userId: reader.viewer.id, now: deps.clock.now() })
    const savedAt = await inTransaction(deps.db.pool, async client => {
      await holdPerson(client, row.userId)
      const orm = drizzle(client)
      await orm
        .insert(practices)
        .values(row)
        .onConflictDoUpdate({
          target: [practices.userId, practices.id],
          set: row,
          setWhere: and(isNull(practices.finishedAt), lt(practices.savedAt, row.savedAt)),
        })
      const [stored] = await orm
        .select()
        .from(practices)
        .where(and(eq(practices.userId, row.userId), eq(practices.id, row.id)))
      if (stored!.finishedAt !== null) throw new AppError('conflict')
      await client.query(
        `delete from practices where user_id = $1 and id in (
           select id from practices where user_id = $1 and finished_at is null order by saved_at desc, id offset $2)`,
        [String(row.userId), mostOpen],
      )
      return stored!.savedAt
    })
    return { saved_at: instantText(savedAt.getTime()) }
  })
}

function openRow(
  id: string,
  body: OpenPractice,
  { userId, now }: { userId: bigint; now: number },
): typeof practices.$inferInsert & Pick<PracticeRow, 'userId' | 'id' | 'savedAt'> {
  const answered = new Map(body.answers.map(answer => [answer.question, toRow(answer)]))
  const answers = body.questions.map(
    question => answered.get(question) ?? { question, answer: null, at: body.started_at, spentMs: 0 },
  )
  const past = (at: string) => new Date(Math.min(Date.parse(at), now))
  return {
    userId,
    id,
    mode: body.mode,
    source: body.source,
    setUp: { topics: body.topics, exam: body.exam, seed: body.seed, durationSeconds: body.duration_seconds },
    answers,
    startedAt: past(body.started_at),
    savedAt: past(body.saved_at),
    questionCount: answers.length,
    answered: answers.filter(({ answer }) => answer !== null).length,
    spentMs: Math.min(
      answers.reduce((sum, { spentMs }) => sum + spentMs, 0),
      2_147_483_647,
    ),
  }
}

function createDeletePractice({ db }: PracticeDeps) {
  return implement(deletePractice, async ({ params }, call) => {
    const deleted = await db.orm
      .delete(practices)
      .where(and(eq(practices.userId, signedIn(call).id), eq(practices.id, params.id)))
      .returning({ id: practices.id })
    if (deleted.length === 0) throw new AppError('not_found')
  })
}
