import type { RoomMinute } from '@prostuti/contract'
import type { Pool } from 'pg'
import { instantText, lastArrivalSql } from '../exam.ts'
import type { ExamBase } from '../exam-deps.ts'
import { type RoomFigures, readRoomFigures } from './room-figures.ts'

/** What the live room draws, in milliseconds. */
const drawnMs = 3 * 60 * 60_000
const keptMs = 7 * 24 * 60 * 60_000

type Deps = Pick<ExamBase, 'db' | 'clock'>

/** Writes how each exam that is sat stands now; once a minute. */
export async function writeExamMinutes({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  const { rows } = await db.pool.query<{ id: number }>(
    `select e.id from exams e where e.start_time <= $1 and ${lastArrivalSql(0)} > $1 and e.deleted_at is null`,
    [new Date(now)],
  )
  const figures = await readRoomFigures(
    db.pool,
    rows.map(({ id }) => id),
    now,
  )
  const sat = figures.filter(({ open, submitted }) => open + submitted > 0)
  if (sat.length === 0) return
  await db.pool.query(
    `insert into exam_minutes (exam_id, at, joined, submitted, unsent)
     select m.exam_id, $1, m.joined, m.submitted, m.unsent
       from unnest($2::int[], $3::int[], $4::int[], $5::int[]) as m (exam_id, joined, submitted, unsent)
     on conflict do nothing`,
    [
      new Date(now),
      sat.map(({ exam }) => exam),
      sat.map(joinedOf),
      sat.map(({ submitted }) => submitted),
      sat.map(({ unsent }) => unsent),
    ],
  )
}

export const joinedOf = ({ open, submitted }: RoomFigures): number => open + submitted

/** Of the last three hours, oldest first. */
export async function readExamMinutes(pool: Pool, exam: number, now: number): Promise<RoomMinute[]> {
  const { rows } = await pool.query<Omit<RoomMinute, 'at'> & { at: Date }>({
    name: 'exam-minutes',
    text: 'select at, joined, submitted, unsent from exam_minutes where exam_id = $1 and at > $2 order by at',
    values: [exam, new Date(now - drawnMs)],
  })
  return rows.map(row => ({ ...row, at: instantText(row.at.getTime()) }))
}

/** Removes minutes that nobody looks at any more. */
export async function purgeExamMinutes({ db, clock }: Deps): Promise<void> {
  await db.pool.query('delete from exam_minutes where at < $1', [new Date(clock.now() - keptMs)])
}
