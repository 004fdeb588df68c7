import { generateKeyPairSync } from 'node:crypto'
import { createReceiptSigner } from '@prostuti/server/features/exams/receipts/receipt-signer'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { type TestClock, testClock } from '@prostuti/server/testing/test-app'
import { type Audited, audit, type Examinee, noteRoot } from './altered/audit.ts'
import { type Insider, tamperings, unpublish } from './altered/tampering.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { submit } from './support/front-door.ts'
import { openAttempts, signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'
import { inParallel } from './support/submit-until-acked.ts'

const shown = 'each change behind the server’s back is shown by the root that was published before'

export default definePromise({
  number: 30,
  title: 'Nothing is altered afterwards.',
  async run(trial) {
    await judgeChanges(trial, { people: trial.n(300, 3_000) })
    await trial.control('a root that is published only after the changes', shown, wrong =>
      judgeChanges(wrong, { people: 30, published: 'after the changes' }),
    )
  },
})

interface ExamSetup extends Audited, Insider {
  readonly clock: TestClock
  /** The first has answered everything right. */
  readonly examinees: readonly Examinee[]
}

/** More people than one block of the tree holds; each kind of change is made to another person. */
async function judgeChanges(
  trial: Trial,
  { people, published = 'at the close' }: { people: number; published?: 'at the close' | 'after the changes' },
): Promise<void> {
  const setup = await setUpExam(trial, people)
  const [best, ...others] = setup.examinees
  const kinds = Object.entries(tamperings)
  const victims = others.slice(0, kinds.length)
  setup.clock.advance(63 * minute)
  if (published === 'at the close') {
    await setup.app.exams.sweep()
    await judgeUntouched(trial, 'before any change, everybody’s rank rests on their sheet', setup, setup.examinees)
  }
  const early = await noteRoot(setup)
  for (const [index, [, tamper]] of kinds.entries()) await tamper(setup, victims[index]!, best!)
  await setup.app.exams.sweep()
  const noted = published === 'at the close' ? early : await noteRoot(setup)

  const unseen: string[] = []
  for (const [index, [kind]] of kinds.entries()) if (!(await audit(setup, victims[index]!, noted))) unseen.push(kind)
  trial.check(shown, unseen.length === 0, `${outOf(unseen.length, kinds.length)} unseen${someOf(unseen, 5)}`)
  await judgeUntouched(trial, 'who was left alone still stands', setup, others.slice(kinds.length).slice(0, 50))
  await unpublish(setup)
  await setup.app.exams.sweep()
  const now = await noteRoot(setup)
  trial.check(
    'a tree that is made again has another root',
    now.root !== early.root,
    `${early.root} before, ${now.root} now`,
  )
}

async function judgeUntouched(
  trial: Trial,
  label: string,
  setup: ExamSetup,
  people: readonly Examinee[],
): Promise<void> {
  const noted = await noteRoot(setup)
  const faults: string[] = []
  await inParallel(people, 8, async person => {
    const fault = await audit(setup, person, noted)
    if (fault) faults.push(fault)
  })
  trial.check(label, faults.length === 0, `${outOf(faults.length, people.length)} do not${someOf(faults)}`)
}

/** An exam that everybody has handed in, each with a sheet of their own. */
async function setUpExam(trial: Trial, people: number): Promise<ExamSetup> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const signer = createReceiptSigner(generateKeyPairSync('ed25519').privateKey)
  // A root that was asked for a moment ago would be served again.
  const app = buildApp({ db, clock, receipts: signer, publicFreshMs: 0 })
  const exam = await holdExam(db, clock.now())
  const examinees = (await signInPeople(db, people)).map(each => ({ ...each, submission: crypto.randomUUID() }))
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: clock.now(), deadline: clock.now() + 10 * minute })
  await inParallel(examinees, 32, async person => {
    const number = examinees.indexOf(person)
    const answers = { ...exam.wrong(number % 10), ...exam.right(number === 0 ? 10 : number % 7) }
    await submit(app, person, exam.id, { id: person.submission, answers })
  })
  return { app, db, clock, exam, signer, examinees }
}
