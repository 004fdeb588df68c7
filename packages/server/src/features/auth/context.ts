import type { BillingProfile, Language } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import type { Clock } from '../../platform/db/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { AccountRows } from '../../platform/people/person-rules.ts'
import type { PartnerSignIns } from './partner-sign-ins.ts'
import type { ShowPicture } from './pictures.ts'
import type { OpenConversation } from './provider/provider.ts'
import type { VerifyAccessToken } from './provider/verify-access-token.ts'
import type { Cookies } from './sessions/cookies.ts'
import type { TakeCode } from './sessions/one-time-codes.ts'
import type { SignInGate } from './sessions/sign-in-gate.ts'

/** The billing profiles of these people, in their order. Billing fulfils it. */
export type ReadBillingProfiles = (
  client: Pool | PoolClient,
  users: readonly bigint[],
) => Promise<readonly BillingProfile[]>

/** Partners by their ids, as people read their names. The feature `partners` fulfils it. */
export type PartnerNames = (ids: readonly number[], language: Language) => Promise<ReadonlyMap<number, string>>

/** Native apps that sign people in through the site. */
export interface NativeApps {
  /** To which a sign-in may come back, letter by letter. */
  readonly links: readonly string[]
  /** The Android app that opens our links; null: none. */
  readonly android: { readonly packageName: string; readonly fingerprints: readonly string[] } | null
}

export const noApps: NativeApps = { links: [], android: null }

/** What the operations of this feature share. */
export interface AuthContext {
  readonly pool: Pool
  readonly clock: Clock
  readonly log: Log
  /** Origin of our own site. */
  readonly siteUrl: string
  readonly showPicture: ShowPicture
  readonly billingProfiles: ReadBillingProfiles
  readonly accounts: AccountRows
  readonly partnerNames: PartnerNames
  readonly partnerSignIns: PartnerSignIns
  readonly apps: NativeApps
  readonly cookies: Cookies
  readonly openConversation: OpenConversation
  readonly verifyAccessToken: VerifyAccessToken
  readonly gate: SignInGate
  readonly takeCode: TakeCode
}
