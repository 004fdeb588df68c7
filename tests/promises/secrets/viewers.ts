import type { App } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { minute } from '@prostuti/server/testing/exams'
import { draft, keep, submit } from '../support/front-door.ts'
import { openAttempts, type Person, signInPeople } from '../support/people.ts'
import type { CanaryExam } from './canary-exam.ts'

/** A person who looks for what is secret. */
export interface Viewer {
  readonly role: string
  readonly person: Person | null
  /** Has joined, and so may see the questions. */
  readonly joined: boolean
  /** Another of the same kind, for calls that change something. */
  another(): Promise<Viewer>
}

interface Kind {
  readonly role: string
  readonly is?: Parameters<typeof signInPeople>[2]
  /** What they did in the exam. */
  readonly did?: 'joined' | 'drafted' | 'submitted'
}

export type Role = (typeof kinds)[number]['role']

const kinds = [
  { role: 'anonymous who joined', is: { anonymous: true }, did: 'joined' },
  { role: 'member who did not join' },
  { role: 'member who drafted', did: 'drafted' },
  { role: 'member who submitted', did: 'submitted' },
  { role: 'moderator', is: { moderator: true } },
  { role: 'partner-scoped who joined', is: { scope: 'partner' }, did: 'joined' },
] as const satisfies readonly Kind[]

/**
 * Everybody there is, in the state that each has reached; before the start nobody can have joined.
 * @param among some roles instead, where one of them is known to find what is wrong
 */
export async function signInViewers(
  setup: { app: App; db: Database; exam: CanaryExam },
  started: boolean,
  among?: readonly Role[],
): Promise<Viewer[]> {
  const visitor: Viewer = { role: 'visitor', person: null, joined: false, another: async () => visitor }
  const viewers = [visitor]
  const present = kinds.filter(({ role }) => among?.includes(role) ?? true)
  for (const kind of present) viewers.push(await viewerOf(setup, started ? kind : { ...kind, did: undefined }))
  return viewers
}

async function viewerOf(setup: { app: App; db: Database; exam: CanaryExam }, kind: Kind): Promise<Viewer> {
  const { app, db, exam } = setup
  const [person] = await signInPeople(db, 1, kind.is)
  const attempt = { exam: exam.id, joinedAt: exam.startsAt, deadline: exam.startsAt + 60 * minute }
  if (kind.did) {
    await openAttempts(db, [person!], attempt)
    await keep(app, person!, exam.questionIds[0]!)
  }
  const answers = Object.fromEntries(exam.questionIds.map((question, index) => [question, index % 4]))
  if (kind.did === 'drafted') await draft(app, person!, exam.id, answers)
  if (kind.did === 'submitted') await submit(app, person!, exam.id, { answers })
  return { role: kind.role, person: person!, joined: kind.did !== undefined, another: () => viewerOf(setup, kind) }
}
