import { type SiteAuth, viewAsMinutes } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/db/clock.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Call } from '../../platform/http/call/call.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import type { Authenticate, Viewer } from '../../platform/http/call/viewer.ts'
import type { Log } from '../../platform/log.ts'
import type { AccountRows } from '../../platform/people/person-rules.ts'
import { type AuthParts, createAuthParts } from './auth-parts.ts'
import { authRows } from './auth-rows.ts'
import { authorizeApp } from './authorize-app.ts'
import { type AuthContext, type NativeApps, noApps, type PartnerNames, type ReadBillingProfiles } from './context.ts'
import { deleteUser } from './delete-user.ts'
import { listDevices } from './devices/list-devices.ts'
import { createSeenSessions } from './devices/seen-sessions.ts'
import { signOutDevice, signOutOtherDevices } from './devices/sign-out-devices.ts'
import { exportData, summarizeExport } from './export-data.ts'
import { exportedSessions } from './exported.ts'
import { getUser } from './get-user.ts'
import type { PartnerSignIns } from './partner-sign-ins.ts'
import { createShowPicture, defaultPictureHosts, type ShowPicture } from './pictures.ts'
import { createReadUser } from './present-user.ts'
import { finishProviderSignIn } from './provider/finish-provider-sign-in.ts'
import { mergeWithGoogle } from './provider/merge-with-google.ts'
import { createProvider } from './provider/provider.ts'
import type { ProviderSettings } from './provider/provider-settings.ts'
import { signInWithGoogle } from './provider/sign-in-with-google.ts'
import { startProviderSignIn } from './provider/start-provider-sign-in.ts'
import { createVerifyAccessToken } from './provider/verify-access-token.ts'
import { type Cookies, createCookies } from './sessions/cookies.ts'
import { exchangeCode } from './sessions/exchange-code.ts'
import { purgeExpired } from './sessions/purge-expired.ts'
import { restoreSession } from './sessions/restore-session.ts'
import { createAuthenticate } from './sessions/sessions.ts'
import { signInAnonymously } from './sessions/sign-in-anonymously.ts'
import { createSignInGate, type SignInLimits } from './sessions/sign-in-gate.ts'
import { signInWithPartner } from './sessions/sign-in-with-partner.ts'
import { signOut, signOutEverywhere } from './sessions/sign-out.ts'
import { updateUser } from './update-user.ts'
import { isViewAsToken } from './view-as/view-as-sessions.ts'

export { type AuthParts, createAuthParts } from './auth-parts.ts'
export { personRow } from './auth-rows.ts'
export { type NativeApps, noApps, type PartnerNames, type ReadBillingProfiles } from './context.ts'
export { erasePerson } from './delete-user.ts'
export { exportedPerson } from './exported.ts'
export { isOwnPath, ownPathOf } from './own-path.ts'
export type { PartnerSignIns, SaidByPartner } from './partner-sign-ins.ts'
export { findOrCreatePerson, generatedExaminee, type Identity, type Newcomer } from './people.ts'
export { createReadAccount, endSession, endSessions, endSessionsByHash } from './people-of-staff.ts'
export { createShowPicture, defaultPictureHosts, type ShowPicture } from './pictures.ts'
export { emptyBillingProfile, readUser } from './present-user.ts'
export { callbackUrl } from './provider/code-flow.ts'
export type { ProviderSettings } from './provider/provider-settings.ts'
export type { VerifyAccessToken } from './provider/verify-access-token.ts'
export { retryOnClash } from './retry-on-clash.ts'
export { issueCode } from './sessions/one-time-codes.ts'
export { endViewAs, openViewAs } from './view-as/view-as-sessions.ts'

export interface AuthOptions {
  pool: Pool
  clock: Clock
  log: Log
  provider: ProviderSettings
  /** Whose pictures may be shown; default: Google's. */
  showPicture?: ShowPicture
  billingProfiles: ReadBillingProfiles
  /** What merging and deletion do with everything that hangs on a person. */
  accounts: AccountRows
  partnerNames: PartnerNames
  partnerSignIns: PartnerSignIns
  /** Default: none. */
  apps?: NativeApps
  /** Origin of our own site, whose API stands below `/api/`. */
  siteUrl: string
  limits?: SignInLimits
  /** Default: the real ones. */
  parts?: AuthParts
}

export interface Auth extends Feature<SiteAuth> {
  /** By the token of `Authorization: token …`. Throws `not_signed_in`. */
  authenticate: Authenticate
  /** By a request's `Cookie` header. Null for a visitor. */
  authenticateCookie(header: string | undefined): Promise<Viewer | null>
  /** The same to draw pages and for nothing else: as whom staff look, where they look as somebody. */
  authenticatePage(header: string | undefined): Promise<Viewer | null>
  /** The headers with the cookie of a look, or with none any more; nothing but on a page of our own. */
  viewAsCookie(call: Call, secret: string | null): Record<string, string>
  /** What a page shows of the person who asks for it. */
  pages(request: SiteRequest): SiteAuth
}

/** Who people are: signing in and out, sessions, and what they say about themselves. */
export function createAuth(options: AuthOptions): Auth {
  const { pool, clock, log, limits = {} } = options
  const { authenticate, findViewAs, takeCode, verifyAccessToken } = options.parts ?? createAuthParts(pool, clock)
  const siteUrl = new URL(options.siteUrl).origin
  const seen = createSeenSessions(pool)
  const showPicture = options.showPicture ?? createShowPicture(defaultPictureHosts)
  const openConversation = createProvider(options.provider, clock)
  const context: AuthContext = {
    pool,
    clock,
    log,
    siteUrl,
    showPicture,
    billingProfiles: options.billingProfiles,
    accounts: options.accounts,
    partnerNames: options.partnerNames,
    partnerSignIns: options.partnerSignIns,
    apps: options.apps ?? noApps,
    cookies: createCookies(siteUrl),
    openConversation,
    verifyAccessToken: verifyAccessToken ?? createVerifyAccessToken(openConversation, clock),
    gate: createSignInGate(pool, clock, limits),
    takeCode,
  }
  const authenticateCookie = byCookie(context.cookies, createAuthenticate(pool, 'cookie'))
  return {
    implementations: operations.map(implementation => implementation(context)),
    purges: [() => purgeExpired(pool)],
    sweeps: [seen.sweep],
    personRows: authRows,
    exported: exportedSessions,
    async authenticate(token) {
      if (isViewAsToken(token)) return (await findViewAs({ token })) ?? throwNotSignedIn()
      const viewer = await authenticate(token)
      seen.note(viewer.tokenHash)
      return viewer
    },
    authenticateCookie,
    async authenticatePage(header) {
      const own = await authenticateCookie(header)
      const secret = own?.isModerator ? context.cookies.read('view_as', header) : undefined
      const look = own && secret ? await findViewAs({ cookie: secret, staff: own }) : null
      return look ?? own
    },
    viewAsCookie(call, secret): Record<string, string> {
      if (call.header('origin') !== siteUrl) return {}
      return { 'set-cookie': context.cookies.set('view_as', secret ?? '', secret === null ? 0 : viewAsMinutes * 60) }
    },
    pages: createSiteAuth(createReadUser(context)),
  }
}

const throwNotSignedIn = (): never => {
  throw new AppError('not_signed_in')
}

/** People as they see themselves. Throws `not_signed_in` for a person who is gone. */
function createSiteAuth(readUser: ReturnType<typeof createReadUser>): Auth['pages'] {
  return request => ({
    async viewer() {
      const viewer = await request.viewer()
      return viewer && readUser(viewer)
    },
    async viewAs() {
      const seconds = (await request.viewer())?.secondsLeft
      return seconds === undefined ? null : { seconds }
    },
  })
}

const operations = [
  signInWithGoogle,
  mergeWithGoogle,
  signInAnonymously,
  signInWithPartner,
  restoreSession,
  signOut,
  signOutEverywhere,
  getUser,
  updateUser,
  exchangeCode,
  startProviderSignIn,
  finishProviderSignIn,
  deleteUser,
  authorizeApp,
  listDevices,
  signOutDevice,
  signOutOtherDevices,
  exportData,
  summarizeExport,
]

function byCookie(cookies: Cookies, authenticate: Authenticate): Auth['authenticateCookie'] {
  return async header => {
    const secret = cookies.read('session', header)
    if (!secret) return null
    return authenticate(secret).catch(error => {
      if (error instanceof AppError && error.code === 'not_signed_in') return null
      throw error
    })
  }
}
