import type { App } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import type { TestClock } from '@prostuti/server/testing/test-app'
import { join, keep, submit } from '../support/front-door.ts'
import { type Person, type PersonOptions, signInPeople } from '../support/people.ts'
import { type CanaryExam, graceMs } from './canary-exam.ts'
import type { Viewer } from './viewers.ts'

export interface OlderExamSetup {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
}

const kinds: readonly (PersonOptions & { readonly role: string })[] = [
  { role: 'anonymous past examinee', anonymous: true },
  { role: 'past examinee' },
  { role: 'partner-scoped past examinee', scope: 'partner' },
]

/**
 * People who sat an older exam, live and then in its archive, and keep its questions: those who may see its solutions.
 * Leaves the clock after that exam, its results final.
 */
export async function sitOlderExam(setup: OlderExamSetup, exam: CanaryExam): Promise<Viewer[]> {
  const { db, clock } = setup
  const pastExaminees: Viewer[] = []
  for (const { role, ...is } of kinds) {
    const [person] = await signInPeople(db, 1, is)
    const examinee: Viewer = { role, person: person!, joined: true, another: async () => examinee }
    pastExaminees.push(examinee)
  }
  const people = pastExaminees.map(each => each.person!)
  clock.set(exam.startsAt)
  for (const person of people) await sit(setup, person, exam, 'live')
  clock.set(exam.endsAt)
  await finish(setup, exam)
  for (const person of people) {
    await sit(setup, person, exam, 'archive')
    for (const question of exam.questionIds) await must(keep(setup.app, person, question))
  }
  return pastExaminees
}

/** Lets an exam's results become final when nobody can be sitting it any more, and its solutions open when they are announced. */
export async function finish({ app, clock }: Pick<OlderExamSetup, 'app' | 'clock'>, exam: CanaryExam): Promise<void> {
  clock.set(exam.endsAt + graceMs + 5_001)
  await app.exams.sweep()
  clock.set(exam.endsAt + graceMs + 10_000)
}

/** Joins and hands in at once, with an answer to each question: the given one, else one by its index. */
export async function sit(
  { app }: Pick<OlderExamSetup, 'app'>,
  person: Person,
  exam: CanaryExam,
  state: 'live' | 'archive',
  given: Record<string, number> = {},
): Promise<void> {
  const byIndex = Object.fromEntries(exam.questionIds.map((question, index) => [question, index % 4]))
  const answers = { ...byIndex, ...given }
  await must(join(app, person, exam, state))
  await must(submit(app, person, exam.id, { state, answers }))
}

async function must(call: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await call
  if (status !== 200) throw new Error(`A past examinee got ${status}: ${text}`)
}
