import { publishPaper } from '@prostuti/server/features/exams/papers/publish-paper'
import { exams } from '@prostuti/server/features/exams/tables/exams'
import { categories, questions } from '@prostuti/server/features/questions/tables/questions'
import type { Database } from '@prostuti/server/platform/db/database'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { count } from '../support/figures.ts'

export const orderRevealsNothing = 'the paper’s order of options says nothing of the key'

const total = 200
/** Of chi-squared with three degrees of freedom: once in a million papers' worth of luck. */
const limit = 30.7

/** An author who always writes the right option first; `pinned` keeps the options where the author put them. */
export async function judgeOptionOrder(
  trial: Trial,
  { papers, pinned }: { papers: number; pinned: number[] },
): Promise<void> {
  const db = await openDatabase(trial)
  const ids = await writeQuestions(db, pinned)
  const keyCounts = [0, 0, 0, 0]
  for (let paper = 0; paper < papers; paper++) for (const key of await keysOf(db, ids)) keyCounts[key]!++
  const expected = (papers * total) / 4
  const chiSquared = keyCounts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
  trial.check(
    orderRevealsNothing,
    chiSquared < limit,
    `keys at ${keyCounts.map(count).join(', ')} of ${count(papers * total)}, χ² ${chiSquared.toFixed(1)} < ${limit}`,
  )
}

async function writeQuestions({ orm }: Database, pinned: number[]): Promise<bigint[]> {
  const name = { bn: 'বিষয়', en: 'Subject' }
  const [category] = await orm.insert(categories).values({ slug: 'habits', name }).returning({ id: categories.id })
  const content = { text: 'প্রশ্ন', options: ['ঠিক', 'ভুল', 'ভুল', 'ভুল'], explanation: '' }
  const rows = Array.from({ length: total }, (_, index) => ({
    slug: `habit-${index}`,
    categoryId: category!.id,
    content: { bn: content, en: content },
    key: 0,
    rightOptions: [0],
    pinned,
  }))
  return (await orm.insert(questions).values(rows).returning({ id: questions.id })).map(row => row.id)
}

async function keysOf(db: Database, ids: readonly bigint[]): Promise<number[]> {
  const title = { bn: 'পরীক্ষা', en: 'Exam' }
  const now = new Date()
  const [exam] = await db.orm
    .insert(exams)
    .values({
      title,
      description: title,
      syllabus: [],
      startTime: now,
      endTime: now,
      durationMs: 1,
      totalQuestions: total,
    })
    .returning({ id: exams.id })
  await publishPaper(db, { id: exam!.id, version: 1, title }, ids)
  const { rows } = await db.pool.query<{ keys: number[] }>('select keys from paper_keys where exam_id = $1', [exam!.id])
  return rows[0]!.keys
}
