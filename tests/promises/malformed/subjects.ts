import { demoPartner, registerPartners } from '@prostuti/server/features/partners/index'
import type { Clock } from '@prostuti/server/platform/db/clock'
import type { Database } from '@prostuti/server/platform/db/database'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { addProgram } from '@prostuti/server/testing/programs'
import type { Subject } from '../support/request-for.ts'
import { buildApp } from '../support/serve-app.ts'
import { partnerOrigin } from './whole-request.ts'

const hour = 60 * minute

/** How long the running exam may be sat, in milliseconds: longer than any trial moves its clock. */
export const sittingMs = 500 * hour

/** An exam that runs and shows marks and standings at once, and one that is over, whose results are final; with them a program and a partner. */
export async function subjectsIn(db: Database, clock: Clock): Promise<{ running: Subject; over: Subject }> {
  const now = clock.now()
  const endTime = new Date(now + 2 * sittingMs)
  const running = await holdExam(db, now, { standingVisibility: new Date(now), endTime, durationMs: sittingMs })
  const over = await holdExam(db, now - 3 * hour)
  const { finalized } = await buildApp({ db, clock }).exams.sweep()
  if (finalized !== 1) throw new Error('The results of the exam that is over are not final')
  await registerPartners(db.pool, [demoPartner(partnerOrigin)])
  const program = await addProgram(db, { isPersonalized: true }, [{ interval: 0 }, { interval: 2 }])
  return { running: await subjectOf(db, running, program), over: await subjectOf(db, over, program) }
}

async function subjectOf(db: Database, { id, key }: HeldExam, program: number): Promise<Subject> {
  const { rows } = await db.pool.query<{ access_key: string }>('select access_key from papers where exam_id = $1', [id])
  return { exam: id, program, question: [...key.keys()][0]!, paperKey: rows[0]!.access_key }
}
