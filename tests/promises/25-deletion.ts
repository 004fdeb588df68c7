import type { ReplaceParts } from '@prostuti/server/app/app'
import { createFakeGateway } from '@prostuti/server/features/billing/testing/fake-gateway'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { addProgram } from '@prostuti/server/testing/programs'
import { request, testClock } from '@prostuti/server/testing/test-app'
import { type CanaryPerson, type CanarySetup, canaryPerson, handInLate } from './deletion/canary-person.ts'
import { dump, findIn, tablesOf } from './deletion/dump.ts'
import { unknownColumns } from './deletion/text-columns.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { join, submit } from './support/front-door.ts'
import { type Person, signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'
import { forgetsLateSheets, forgetsWhatTheySaid, takesTheNameAlone } from './variants/forgetful-deletion.ts'

const everyColumn = 'every column of text holds something of the person before, or nobody ever'
const nothingLeft = 'nothing of the person is anywhere in the database'

export default definePromise({
  number: 25,
  title: 'Deleting an account leaves nothing of the person.',
  async run(trial) {
    await judgeDeletion(trial)
    await trial.control('a deletion that forgets a table', nothingLeft, wrong =>
      judgeDeletion(wrong, forgetsLateSheets),
    )
    await trial.control('a deletion that keeps what they have said', nothingLeft, wrong =>
      judgeDeletion(wrong, forgetsWhatTheySaid),
    )
    await trial.control('a table of texts that came later', everyColumn, wrong =>
      judgeColumns(wrong, 'create table letters (id bigint primary key, text text not null)'),
    )
    await trial.control('a deletion that takes the name alone', nothingLeft, wrong =>
      judgeDeletion(wrong, takesTheNameAlone),
    )
  },
})

/** What others rest on stays, under a number that is nobody's. */
const keptTables = ['attempts', 'final_standings', 'results']

/** Whether canaries are looked for in whatever can hold text, whichever table has come since. */
async function judgeColumns(trial: Trial, addTable: string): Promise<void> {
  const setup = await openSetup(trial)
  await setup.db.pool.query(addTable)
  await checkColumns(trial, setup, (await canaryPerson(setup)).canaries)
}

async function checkColumns(trial: Trial, { db }: CanarySetup, canaries: CanaryPerson['canaries']): Promise<void> {
  const { columns, unknown } = await unknownColumns(db, canaries)
  trial.check(everyColumn, unknown.length === 0 && columns > 100, `${count(columns)} columns${someOf(unknown)}`)
}

async function judgeDeletion(trial: Trial, replaceParts?: ReplaceParts): Promise<void> {
  const setup = await openSetup(trial, replaceParts)
  const { app, db, clock, exam } = setup
  const [other] = await signInPeople(db, 1)
  await join(app, other!, exam)
  await submit(app, other!, exam.id, { answers: exam.right(1) })
  const person = await handInLate(setup, await canaryPerson(setup))
  clock.advance(63 * minute)
  await app.exams.sweep()

  await checkColumns(trial, setup, person.canaries)
  const before = findIn(await dump(db), person.canaries)
  const kinds = new Set(before.map(found => found.split(' in ')[0]))
  const unseen = [...person.canaries.keys()].filter(kind => !kinds.has(kind) && !neverStored.includes(kind))
  trial.check(
    'every canary is in the database before',
    unseen.length === 0,
    `${count(kinds.size)} kinds${someOf(unseen)}`,
  )
  const list = await readLists(setup, other!)
  const { status } = await request(app, 'DELETE', 'accounts/v1/delete-user/', { token: person.token })
  trial.check('the person may go', status === 204, String(status))
  await judgeRest(trial, setup, person, other!, list)
}

/** Kept by the device, or taken away when the anonymous person became a member. */
const neverStored = ['device secret', 'device hash', 'anonymous name']

async function openSetup(trial: Trial, replaceParts?: ReplaceParts): Promise<CanarySetup> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const gateway = createFakeGateway()
  const app = buildApp({ db, clock, gateway, replaceParts })
  const [exam, program] = [await holdExam(db, clock.now(), { membersOnly: false }), await addProgram(db)]
  const [startTime, endTime] = [new Date(clock.now() - 200 * minute), new Date(clock.now() - 100 * minute)]
  const archived = await holdExam(db, clock.now(), { membersOnly: false, startTime, endTime })
  return { app, db, clock, gateway, exam, archived, program }
}

async function judgeRest(
  trial: Trial,
  setup: CanarySetup,
  person: CanaryPerson,
  other: Person,
  before: Awaited<ReturnType<typeof readLists>>,
): Promise<void> {
  const { app, db } = setup
  const rows = await dump(db)
  const left = findIn(rows, person.canaries)
  trial.check(
    nothingLeft,
    left.length === 0,
    `${outOf(left.length, person.canaries.size)} canaries in ${count(rows.length)} rows${someOf(left)}`,
  )
  const tables = await tablesOf(db, person.id)
  const strange = tables.filter(table => !keptTables.includes(table))
  trial.check('and no row under their number but of what others rest on', strange.length === 0, tables.join(', '))
  const after = await readLists(setup, other)
  const shown = [...person.canaries].filter(([, text]) => after.text.includes(text)).map(([kind]) => kind)
  trial.check('nobody is shown anything of them', shown.length === 0, `${count(shown.length)} shown${someOf(shown)}`)
  const same = JSON.stringify(after.marks) === JSON.stringify(before.marks) && after.root === before.root
  trial.check(
    'standings and published root are what they were',
    same && after.marks.length === 2,
    `${count(after.marks.length)} rows`,
  )
  const picture = await request(app, 'GET', person.picture.replace(/^\/api\//, ''))
  trial.check('their picture is served no more', picture.status === 404, String(picture.status))
  const again = await request<{ code: string }>(app, 'GET', 'accounts/v1/user-info/', { token: person.token })
  trial.check('their next request is refused', again.status === 401, String(again.status))
}

/** What another person reads where the person was. */
async function readLists({ app, exam, program }: CanarySetup, { token }: Person) {
  const read = <T>(path: string) => request<T>(app, 'GET', path, { token })
  const list = await read<{ results: { marks: number }[] }>(`exam/v5/standings/${exam.id}/`)
  const root = await read<{ root: string }>(`exam/v5/receipt-root/${exam.id}/`)
  const reviews = await read<object>(`exam/v5/customer-review-list-create/?program=${program}`)
  return { text: list.text + reviews.text, marks: list.body.results.map(row => row.marks), root: root.body.root }
}
