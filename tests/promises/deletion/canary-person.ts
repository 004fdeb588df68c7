import { randomUUID } from 'node:crypto'
import type { Login } from '@prostuti/contract'
import { codeOf } from '@prostuti/server/app/accounts/testing/merge-into'
import type { App } from '@prostuti/server/app/app'
import { findOrCreatePerson } from '@prostuti/server/features/auth/people'
import { hashSecret } from '@prostuti/server/features/auth/sessions/sessions'
import { creditCoins } from '@prostuti/server/features/billing/ledger'
import type { FakeGateway } from '@prostuti/server/features/billing/testing/fake-gateway'
import { demoPartner, registerPartners } from '@prostuti/server/features/partners/index'
import type { Database } from '@prostuti/server/platform/db/database'
import { inTransaction } from '@prostuti/server/platform/db/transaction'
import { type HeldExam, minute } from '@prostuti/server/testing/exams'
import { request, sheetOf, type TestClock } from '@prostuti/server/testing/test-app'
import { payTwice, writeEverything } from './written-by-canary.ts'

export interface CanarySetup {
  readonly app: App
  readonly db: Database
  readonly gateway: FakeGateway
  readonly clock: TestClock
  /** Is over by the time that the person goes. */
  readonly exam: HeldExam
  /** In the archive, left open. */
  readonly archived: HeldExam
  readonly program: number
}

export interface CanaryPerson {
  readonly id: string
  readonly token: string
  /** What must not be found anywhere once the person is gone, by what it is. */
  readonly canaries: ReadonlyMap<string, string>
  /** The address of what they have uploaded. */
  readonly picture: string
}

const partner = 'https://canary-partner.example'

/** A person with something personal in every place where there can be something. */
export async function canaryPerson(setup: CanarySetup): Promise<CanaryPerson> {
  const canaries = new Map<string, string>()
  const anonymous = await anonymousPart(setup, canaries)
  const { id, token } = await becomeMember(setup, anonymous, canaries)
  const call = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    request<T>(setup.app, method, path, { token, body, headers })

  canaries.set('alias', 'Canary Kingfisher').set('tag', 'canary-goal').set('given name', 'Canarygiven')
  await call('PUT', 'exam/v5/rank-alias/', { alias: canaries.get('alias') })
  const { given, tag } = { given: canaries.get('given name'), tag: canaries.get('tag') }
  await call('PATCH', 'accounts/v1/user-info/', { first_name: given, profile: { tags: [tag] } })

  const key = randomUUID()
  canaries.set('idempotency key', key)
  await call('POST', 'billing/v1/purchase-exam/', { program: String(setup.program) }, { 'idempotency-key': key })
  canaries.set('review', 'The canary sang in the last chapter')
  const review = { program: String(setup.program), rating: 5, text: canaries.get('review') }
  await call('POST', 'exam/v5/customer-review-list-create/', review)
  const calendar = await call<{ url: string }>('POST', 'exam/v5/calendar-address/', {})
  canaries.set('calendar secret', calendar.body.url?.split('/').at(-2) ?? '')
  const coins = { userId: BigInt(id), reason: 'opening_balance' as const, ref: 'canary', at: setup.clock.now() }
  await inTransaction(setup.db.pool, client => creditCoins(client, coins, { given: 3 }))
  await payTwice(setup, token, canaries)
  await agree(setup, token)
  const picture = await writeEverything(setup, token, canaries)
  return { id, token, canaries, picture }
}

/** Without an account: a device, a sheet that came in time and one that came too late, something kept. */
async function anonymousPart({ app, clock, exam, archived }: CanarySetup, canaries: Map<string, string>) {
  const device = 'canary-device-secret-0123456789'
  canaries.set('device secret', device).set('device hash', hashSecret(device).toString('hex'))
  const body = { device_id: device }
  const { token } = (await request<Login>(app, 'POST', 'accounts/v1/login/anonymous/', { body })).body
  const call = (method: string, path: string, sent: unknown) => request(app, method, path, { token, body: sent })
  canaries.set('anonymous name', 'Canary Before')
  await call('PATCH', 'accounts/v1/user-info/', { name: canaries.get('anonymous name') })
  await call('POST', `exam/v5/exams/${exam.id}/join/`, { state: 'live' })
  await call('POST', 'exam/v5/submit-result/', sheetOf(exam.id, { answers: exam.right(4) }))
  await call('POST', `exam/v5/exams/${archived.id}/join/`, { state: 'archive' })
  const [question] = exam.key.keys()
  await call('POST', 'exam/v5/bookmarks/', { question })
  await call('POST', 'exam/v5/bookmarks/', { exam: String(exam.id) })
  clock.advance(minute)
  return token
}

async function becomeMember({ app, db, clock }: CanarySetup, anonymous: string, canaries: Map<string, string>) {
  canaries.set('provider id', 'canary-subject-117').set('name', 'Canary Real Name').set('family name', 'Canaryfamily')
  canaries.set('email', 'canary@mail.example').set('picture', 'https://lh3.googleusercontent.com/canary.png')
  const id = await findOrCreatePerson(db.pool, {
    issuer: 'https://provider.example',
    subject: canaries.get('provider id')!,
    isAnonymous: false,
    name: canaries.get('name')!,
    firstName: '',
    lastName: canaries.get('family name')!,
    email: canaries.get('email')!,
    picture: canaries.get('picture')!,
  })
  const account = { id: String(id) }
  const body = await codeOf({ db, clock }, account)
  const merged = await request<Login>(app, 'POST', 'accounts/v1/login/google/merge/', { token: anonymous, body })
  const { token } = merged.body
  canaries.set('session', hashSecret(token).toString('hex'))
  return { ...account, token }
}

/** A partner's page, and a code on the way to it. */
async function agree({ app, db }: CanarySetup, token: string): Promise<void> {
  await registerPartners(db.pool, [demoPartner(partner)])
  const body = { origin: partner, code_challenge: 'c'.repeat(43) }
  await request(app, 'POST', 'accounts/v1/login/authorize/', { token, body })
}

/** The same with a sheet that came after the deadline: evidence for the staff. */
export async function handInLate({ db, exam }: CanarySetup, person: CanaryPerson): Promise<CanaryPerson> {
  const late = randomUUID()
  await db.pool.query(
    `insert into late_sheets (user_id, exam_id, mode, try, submission_id, received_at, body)
     values ($1, $2, 1, 1, $3, now(), '{}')`,
    [person.id, exam.id, late],
  )
  return { ...person, canaries: new Map([...person.canaries, ['late sheet', late]]) }
}
