import { expect } from '@playwright/test'
import { publishOpenedQuestions } from '@prostuti/server/features/exams/solutions/publish-questions'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { addProgram } from '@prostuti/server/testing/programs'
import type { LearnerName } from '../sign-in.ts'
import type { TestSite } from '../test-site.ts'

const hour = 3_600_000
const who = `(select id from users where name = $1 and email like '%@sandbox.prostuti.example')`

/** An exam that is over, its questions published by now, with the topic of the first. */
export async function pastQuestions(
  { hold, db }: TestSite,
  options: Parameters<TestSite['hold']>[0] = {},
): Promise<HeldExam & { topic: string }> {
  const over = new Date(Date.now() - hour)
  const exam = await hold({
    questions: 12,
    startTime: new Date(Date.now() - 2 * hour),
    endTime: over,
    solutionVisibility: over,
    ...options,
  })
  const first = [...exam.key.keys()][0]!
  // The server does this by itself once a minute, for which `learning-day` waits; first the exam's results become final.
  const publish = async () => {
    await publishOpenedQuestions({ db, pricedPrograms: async () => new Map() }, Date.now())
    return countPublished({ db }, [first])
  }
  await expect.poll(publish, { timeout: 60_000 }).toBe(1)
  const { rows } = await db.pool.query<{ topic: string }>(
    'select category_id::text as topic from questions where id = $1',
    [first],
  )
  return { ...exam, topic: rows[0]!.topic }
}

async function countPublished({ db }: Pick<TestSite, 'db'>, questions: readonly string[]): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    'select count(*)::int as count from questions where id = any($1::bigint[]) and published_at is not null',
    [questions],
  )
  return rows[0]!.count
}

/** Waits until these questions are published, as the server does once an exam has opened its solutions. */
export async function published(site: Pick<TestSite, 'db'>, questions: readonly string[]): Promise<void> {
  await expect.poll(() => countPublished(site, questions), { timeout: 60_000 }).toBe(questions.length)
}

/**
 * A day goes by for one person: all that they have answered stands a day further back, and the server replays it when it is next asked.
 */
export async function letADayPass({ db }: TestSite, name: LearnerName): Promise<void> {
  await db.pool.query(`update answer_log set at = at - interval '1 day', day = day - 1 where user_id = ${who}`, [name])
  await db.pool.query(`update memory_cards set scheduler = 0 where user_id = ${who}`, [name])
}

/** What one person answered on which day, wherever they did; the newest first. */
export async function answersOf({ db }: TestSite, name: LearnerName) {
  const { rows } = await db.pool.query<{ question: string; source: number; answer: number | null; right: boolean }>(
    `select question_id as question, source, answer, is_right as right from answer_log where user_id = ${who} order by at desc`,
    [name],
  )
  return rows
}

/** Nobody of the demo remembers anything. */
export async function forgetMemory({ db }: TestSite): Promise<void> {
  for (const table of ['answer_log', 'memory_cards', 'logged_sheets', 'study_goals', 'reading_places', 'practices'])
    await db.pool.query(
      `delete from ${table} where user_id in (select id from users where email like '%@sandbox.prostuti.example')`,
    )
}

/** An exam in the routine of a program that one person has, so many days from today. */
export async function examInRoutine(testSite: TestSite, name: LearnerName, days: number, title: string) {
  const startTime = new Date(Date.now() + days * 24 * hour)
  const exam = await testSite.hold({
    questions: 2,
    startTime,
    endTime: new Date(startTime.getTime() + hour),
    title: { bn: title, en: title },
  })
  const { db } = testSite
  const today = new Date(Date.now() + 6 * hour).toISOString().slice(0, 10)
  const program = await addProgram(db, { slug: `routine-${crypto.randomUUID()}`, startsOn: today }, [
    { interval: days, exam: exam.id },
  ])
  await db.pool.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at) values (${who}, $2, 'free', now())`,
    [name, program],
  )
  return { exam, program }
}
