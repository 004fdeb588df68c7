import { randomInt } from 'node:crypto'
import type { BenchDatabase } from './bench-database.ts'
import { randomFrom } from './sheets.ts'

/** A server process writes four lanes of mark counts, and one process takes a hundred thousand sheets in a minute. */
const writers = 4

/** An exam's figures as `examinees` people leave them: only the distribution, no people. Returns a mark in the middle. */
export async function fillMarkCounts({ db }: BenchDatabase, exam: number, examinees: number): Promise<number> {
  const counts = new Map<string, { marks: number; writer: number; count: number }>()
  const random = randomFrom(exam)
  for (let person = 0; person < examinees; person++) {
    const marks = someMarks(random)
    const writer = Math.floor(random() * writers)
    const row = counts.get(`${marks} ${writer}`) ?? { marks, writer, count: 0 }
    row.count++
    counts.set(`${marks} ${writer}`, row)
  }
  // In the order in which they came up, more or less, as they would lie in the table.
  const rows = [...counts.values()]
  await db.pool.query(
    `insert into exam_mark_counts (exam_id, mode, version, marks, writer, count)
     select $1, 1, 1, m, w, c from unnest($2::int[], $3::smallint[], $4::int[]) as r (m, w, c)`,
    [exam, rows.map(row => row.marks), rows.map(row => row.writer), rows.map(row => row.count)],
  )
  await db.pool.query('vacuum analyze exam_mark_counts')
  return rows[randomInt(Math.min(rows.length, 50))]!.marks
}

/** Of a hundred questions, a quarter of a mark off for a wrong answer: people differ in what they know and what they dare. */
function someMarks(random: () => number): number {
  const knows = 0.2 + 0.7 * ((random() + random() + random()) / 3)
  const answered = Math.round(100 * (0.6 + 0.4 * random()))
  let correct = 0
  for (let question = 0; question < answered; question++) if (random() < knows) correct++
  return correct * 1000 - (answered - correct) * 250
}
