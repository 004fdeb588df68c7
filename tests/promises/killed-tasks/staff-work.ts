import type { Regrade } from '@prostuti/contract'
import type { Database } from '@prostuti/server/platform/db/database'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { request, testClock } from '@prostuti/server/testing/test-app'
import { bringSheet, startImport } from '../support/bring-sheet.ts'
import { submit } from '../support/front-door.ts'
import { openAttempts, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'

/** How much there is to do. */
export interface WorkSize {
  readonly people: number
  readonly questions: number
}

/**
 * Many have sat an exam, and a sheet has been read; staff ask for other keys of the one and for the import of the other. In an
 * empty database the same people and rows come of it every time. Nothing is worked out before a process does the tasks.
 */
export async function askForWork(db: Database, { people, questions }: WorkSize) {
  const clock = testClock(Date.now() - 300 * minute)
  const app = buildApp({ db, clock })
  const exam = await holdExam(db, clock.now())
  const examinees = await signInPeople(db, people)
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: clock.now(), deadline: clock.now() + 10 * minute })
  for (const [index, person] of examinees.entries()) {
    clock.advance(7)
    await submit(app, person, exam.id, { answers: { ...exam.wrong(index % 7), ...exam.right(index % 11) } })
  }
  clock.set(Date.now())
  const { finalized } = await app.exams.sweep()
  if (finalized !== 1) throw new Error('The results are not final')
  const [staff] = await signInPeople(db, 1, { moderator: true })
  const { id } = await bringSheet(app, staff!, { questions, category: 'বিষয় 0' })
  await startImport(app, staff!, id)
  const [withdrawn, generous] = [...exam.key.keys()]
  const { status, text } = await request<Regrade>(app, 'POST', `exam/v5/admin-exams/${exam.id}/regrade/`, {
    token: staff!.token,
    body: {
      changes: [
        { question: withdrawn, accepted: null },
        { question: generous, accepted: [0, 1, 2, 3] },
      ],
      version: 1,
      note: 'ভুল প্রশ্ন',
    },
  })
  if (status !== 200) throw new Error(`Staff got ${status}: ${text}`)
  return app
}

/** What came of it, without what differs by time and chance: the same for the same work. */
export async function readOutcome({ pool }: Database): Promise<Record<string, readonly unknown[]>> {
  const read = async (text: string) => (await pool.query({ text, rowMode: 'array' })).rows
  return {
    results: await read(
      `select user_id, version, marks, correct, incorrect, taken_ms, subjects, ranked from results order by user_id, version`,
    ),
    standings: await read(
      'select version, place, user_id, position, marks from final_standings order by version, place',
    ),
    'mark counts': await read(
      'select version, marks, sum(count)::int from exam_mark_counts group by version, marks order by version, marks',
    ),
    versions: await read(
      'select v.version, receipt_count, result_version from result_versions v, exams order by version',
    ),
    regrades: await read('select state, effect from regrades order by id'),
    imports: await read('select state, accepted_count from question_imports order by id'),
    questions: await read(
      `select slug, content, key, right_options, quality, tags from questions where import_id is not null order by slug`,
    ),
    'audit log': await read(
      'select kind, action, count(*)::int from audit_log group by kind, action order by kind, action',
    ),
    tasks: await read('select kind, state, failure from background_jobs order by kind, state'),
  }
}
