import type { Language, Person, PersonAttempt, UserInfo, UserPurchase } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Call } from '../../platform/http/call/call.ts'
import type { DeviceName } from '../../platform/http/call/device-name.ts'
import type { ReadBillingProfiles, ShowPicture } from '../auth/index.ts'
import type { ReadHeld } from '../billing/index.ts'

/** What is said of one person by the feature that knows it. */
export type AboutPerson<Part> = (user: bigint, language: Language) => Promise<Part>

/** What the other features say of people; the app hands it in. */
export interface PeopleDeps {
  readonly db: Database
  readonly clock: Clock
  readonly showPicture: ShowPicture
  readonly billingProfiles: ReadBillingProfiles
  readonly readHeld: ReadHeld
  /** Whose order has this number; null: nobody's. */
  readonly findPayer: (number: string) => Promise<string | null>
  /** Who sat the exams of receipts whose number begins so. */
  readonly findExaminees: (beginning: string) => Promise<string[]>
  readonly account: AboutPerson<Pick<Person, 'signs_in_by' | 'devices'>>
  readonly belonging: AboutPerson<Pick<Person, 'district' | 'centre'>>
  readonly languages: AboutPerson<Person['languages']>
  readonly purchases: AboutPerson<UserPurchase[]>
  readonly ledger: AboutPerson<Person['ledger']>
  readonly attempts: AboutPerson<{ count: number; recent: number; results: PersonAttempt[]; sitsUntil: string | null }>
  readonly talk: AboutPerson<Person['talk']>
  /** Ends all sessions, and what would become one; resolves to their number. */
  readonly signOut: (client: PoolClient, user: bigint) => Promise<number>
  /** The same for one device; what it said of itself, or null where it is signed out already. */
  readonly signOutDevice: (
    client: PoolClient,
    user: bigint,
    device: string,
  ) => Promise<Pick<DeviceName, 'browser' | 'system'> | null>
  /** A person as they see themselves. */
  readonly userInfo: (user: bigint) => Promise<UserInfo>
  /** The headers with the cookie that draws pages as a person sees them; null: as oneself again. */
  readonly viewAsCookie: (call: Call, secret: string | null) => Record<string, string>
  /** Whether one of these people sits a live exam; their attempts stay as they are until the transaction ends. */
  readonly sitsLive: (client: PoolClient, people: readonly bigint[]) => Promise<boolean>
  /** What a person's own deletion does. Throws `live_attempt_open`, and `not_signed_in` for who is gone. */
  readonly erase: (client: PoolClient, user: bigint) => Promise<void>
}
