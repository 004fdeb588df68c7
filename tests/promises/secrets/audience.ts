import type { App } from '@prostuti/server/app'
import type { Database } from '@prostuti/server/db/database'
import { minute } from '@prostuti/server/testing/exams'
import { draft, keep, submit } from '../support/front-door.ts'
import { openAttempts, type Person, signInPeople } from '../support/people.ts'
import type { CanaryExam } from './canary-exam.ts'

/** Somebody who looks for what is secret. */
export interface Seeker {
  readonly role: string
  readonly person: Person | null
  /** Has joined, and so may see the questions. */
  readonly joined: boolean
  /** Another of the same kind, for calls that change something. */
  another(): Promise<Seeker>
}

interface Kind {
  readonly role: string
  readonly is?: Parameters<typeof signInPeople>[2]
  /** What they did in the exam. */
  readonly did?: 'joined' | 'drafted' | 'submitted'
}

const kinds: readonly Kind[] = [
  { role: 'anonymous who joined', is: { anonymous: true }, did: 'joined' },
  { role: 'member who did not join' },
  { role: 'member who drafted', did: 'drafted' },
  { role: 'member who submitted', did: 'submitted' },
  { role: 'moderator', is: { moderator: true } },
  { role: 'partner-scoped who joined', is: { scope: 'partner' }, did: 'joined' },
]

/** Everybody there is, in the state that each has reached; before the start nobody can have joined. */
export async function gatherSeekers(
  hall: { app: App; db: Database; exam: CanaryExam },
  started: boolean,
): Promise<Seeker[]> {
  const visitor: Seeker = { role: 'visitor', person: null, joined: false, another: async () => visitor }
  const seekers = [visitor]
  for (const kind of kinds) seekers.push(await seekerOf(hall, started ? kind : { ...kind, did: undefined }))
  return seekers
}

async function seekerOf(hall: { app: App; db: Database; exam: CanaryExam }, kind: Kind): Promise<Seeker> {
  const { app, db, exam } = hall
  const [person] = await signInPeople(db, 1, kind.is)
  const attempt = { exam: exam.id, joinedAt: exam.startsAt, deadline: exam.startsAt + 60 * minute }
  if (kind.did) {
    await openAttempts(db, [person!], attempt)
    await keep(app, person!, exam.questionIds[0]!)
  }
  const answers = Object.fromEntries(exam.questionIds.map((question, index) => [question, index % 4]))
  if (kind.did === 'drafted') await draft(app, person!, exam.id, answers)
  if (kind.did === 'submitted') await submit(app, person!, exam.id, { answers })
  return { role: kind.role, person: person!, joined: kind.did !== undefined, another: () => seekerOf(hall, kind) }
}
