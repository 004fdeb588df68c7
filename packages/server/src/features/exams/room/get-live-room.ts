import type { LiveRoom, StaffRoomMessage } from '@prostuti/contract'
import { getLiveRoom } from '@prostuti/contract/exams/operations'
import type { Pool } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { findExam } from '../building/lock-exam.ts'
import { instantText, optionalInstant, resultVisibleAt } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { joinedOf, readExamMinutes } from './exam-minutes.ts'
import { readDistricts } from './read-districts.ts'
import { quietMs, readRoomFigures } from './room-figures.ts'
import { entryOf } from './set-room-entry.ts'

/** A live exam in figures, as it is this second; the live room asks every five. */
export function createGetLiveRoom(deps: StaffDeps) {
  const { pool } = deps.db
  return implement(getLiveRoom, async ({ params }, { language }): Promise<LiveRoom> => {
    const exam = await findExam(deps.db, params.id)
    const now = deps.clock.now()
    const [figures, minutes, districts, messages, programs, server] = await Promise.all([
      readRoomFigures(pool, [exam.id], now),
      readExamMinutes(pool, exam.id, now),
      readDistricts(pool, exam.id, now),
      readMessages(pool, exam.id),
      deps.staffPrograms(),
      deps.readServerTimes?.() ?? null,
    ])
    const { open, unsent, submitted, last_deadline: lastDeadline } = figures[0]!
    const program = programs.find(({ id }) => id === exam.programId)
    const joined = joinedOf(figures[0]!)
    return {
      id: String(exam.id),
      title: exam.title[language],
      program: program ? { id: String(program.id), title: program.title[language] } : null,
      counted_at: instantText(now),
      start_time: instantText(exam.startTime.getTime()),
      end_time: instantText(exam.endTime.getTime()),
      last_deadline: optionalInstant(lastDeadline),
      result_visible_at: optionalInstant(resultVisibleAt(exam, 'live')),
      extra_minutes: Math.round(exam.extraMs / 60_000),
      state:
        now < exam.startTime.getTime() ? 'upcoming' : now < exam.endTime.getTime() || open > 0 ? 'running' : 'over',
      entry: entryOf(exam),
      ...{ joined, answering: open - unsent, submitted, unsent, quiet_minutes: quietMs / 60_000 },
      minutes: [...minutes, { at: instantText(now), joined, submitted, unsent }],
      ...{ districts, server, messages },
    }
  })
}

/** Of one exam so many are shown. */
const mostMessages = 20

async function readMessages(pool: Pool, exam: number): Promise<StaffRoomMessage[]> {
  const { rows } = await pool.query<{ id: number; at: Date; minutes: number | null; text: Localized }>(
    'select id, created_at as at, minutes, text from room_messages where exam_id = $1 order by id desc limit $2',
    [exam, mostMessages],
  )
  return rows.map(row => ({ ...row, id: String(row.id), at: instantText(row.at.getTime()) }))
}
