import type { App } from '@prostuti/server/app'
import type { Database } from '@prostuti/server/db/database'
import type { TestClock } from '@prostuti/server/testing/rig'
import { join, keep, submit } from '../support/front-door.ts'
import { type Person, type PersonOptions, signInPeople } from '../support/people.ts'
import type { Seeker } from './audience.ts'
import { type CanaryExam, graceMs } from './canary-exam.ts'

export interface School {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
}

const kinds: readonly (PersonOptions & { readonly role: string })[] = [
  { role: 'anonymous alumnus', anonymous: true },
  { role: 'alumnus' },
  { role: 'partner-scoped alumnus', scope: 'partner' },
]

/**
 * People who sat an older exam, live and then in its archive, and keep its questions: whoever may see its solutions.
 * Leaves the clock after that exam, its results final.
 */
export async function graduate(school: School, exam: CanaryExam): Promise<Seeker[]> {
  const { db, clock } = school
  const alumni: Seeker[] = []
  for (const { role, ...is } of kinds) {
    const [person] = await signInPeople(db, 1, is)
    const alumnus: Seeker = { role, person: person!, joined: true, another: async () => alumnus }
    alumni.push(alumnus)
  }
  const people = alumni.map(each => each.person!)
  clock.set(exam.startsAt)
  for (const person of people) await sit(school, person, exam, 'live')
  clock.set(exam.endsAt)
  await finish(school, exam)
  for (const person of people) {
    await sit(school, person, exam, 'archive')
    for (const question of exam.questionIds) await must(keep(school.app, person, question))
  }
  return alumni
}

/** Lets an exam's results become final when nobody can be sitting it any more, and its solutions open when they are announced. */
export async function finish({ app, clock }: Pick<School, 'app' | 'clock'>, exam: CanaryExam): Promise<void> {
  clock.set(exam.endsAt + graceMs + 5_001)
  await app.exams.sweep()
  clock.set(exam.endsAt + graceMs + 10_000)
}

/** Joins and hands in at once, with an answer to each question: the given one, else one drawn from its place. */
export async function sit(
  { app }: Pick<School, 'app'>,
  person: Person,
  exam: CanaryExam,
  state: 'live' | 'archive',
  given: Record<string, number> = {},
): Promise<void> {
  const byPlace = Object.fromEntries(exam.questionIds.map((question, index) => [question, index % 4]))
  const answers = { ...byPlace, ...given }
  await must(join(app, person, exam, state))
  await must(submit(app, person, exam.id, { state, answers }))
}

async function must(call: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await call
  if (status !== 200) throw new Error(`An alumnus got ${status}: ${text}`)
}
