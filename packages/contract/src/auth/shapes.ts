import { z } from 'zod'
import { name, neededName } from '../names.ts'
import { roles } from '../rights.ts'
import { personNameLength } from '../text-lengths.ts'
import { Id, neededLine, text } from '../values.ts'
import { personalDataShapes } from './personal/personal-data.ts'

export const BillingProfile = z.strictObject({
  coins: z.number().int().min(0),
  program_personalize_option: z.array(Id),
  premium_until: z.string().nullable(),
  last_bonus_on: z.string().nullable(),
})
export type BillingProfile = z.infer<typeof BillingProfile>

/** Who is signed in. An anonymous person has neither name nor email. */
export const UserInfo = z.strictObject({
  id: Id,
  /** What the person may do on the staff's side; null: not of the staff. */
  role: z.enum(roles).nullable(),
  /** Of the staff, in whichever role. */
  is_moderator: z.boolean(),
  is_anonymous: z.boolean(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  picture: z.string().nullable(),
  /** `rank_alias`: the name in standings, where another was chosen than one's own. */
  profile: z.strictObject({ tags: z.array(z.string()), rank_alias: z.string().nullable() }),
  billing_profile: BillingProfile,
})
export type UserInfo = z.infer<typeof UserInfo>

/** A signed-in session: the token goes into `Authorization: token …` and is shown this once. */
export const Login = z.strictObject({ token: z.string(), user_info: UserInfo })
export type Login = z.infer<typeof Login>

/** PKCE (RFC 7636): a verifier of 43 to 128 unreserved characters, its S256 challenge of 43. */
export const CodeVerifier = text(128).regex(/^[\w.~-]{43,128}$/, 'a PKCE code verifier')
export const CodeChallenge = text(43).regex(/^[\w-]{43}$/, 'an S256 code challenge')

/** As browsers write it: scheme, host and port, nothing behind. */
export const Origin = text(300).regex(/^https?:\/\/[^\s/?#@]+$/, 'an origin')

/** An anonymous person's rows moved to the account, or why they did not; of what failed, nothing was moved or spent. */
export const Merge = z.strictObject({
  status: z.enum(['merged', 'failed']),
  /** `live_attempt_open`: a live exam of either person is not over. */
  reason: z.enum(['live_attempt_open']).optional(),
  /** Of the account. The anonymous person's sessions have ended. */
  token: z.string().optional(),
  user_info: UserInfo.optional(),
  /** Exams that both had taken: there the account's attempt counts. */
  collided: z.array(z.strictObject({ exam: Id, state: z.enum(['live', 'archive']) })).optional(),
})
export type Merge = z.infer<typeof Merge>

const AccessToken = text(4096).regex(/^[\x21-\x7e]+$/, 'an access token')
const SignedToken = text(4096).regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, 'a signed JWT')
const OneTimeCode = text(43).regex(/^[\w-]{43}$/, 'a one-time code')

type Proof = Partial<Record<'access_token' | 'code' | 'code_verifier', string>>

/** One way or the other, named at the field that is too much or missing. */
function requireOneProof(body: Proof, context: z.RefinementCtx): void {
  const byToken = body.access_token !== undefined
  const codes: (keyof Proof)[] = ['code', 'code_verifier']
  const wrong = codes.filter(field => (body[field] !== undefined) === byToken)
  if (!byToken && wrong.length === 2) wrong.push('access_token')
  for (const field of wrong)
    context.addIssue({ code: 'custom', path: [field], message: 'either access_token or code and code_verifier' })
}

const Name = name(personNameLength.max)
const Tag = neededLine(40)

export const authShapes = {
  ...personalDataShapes,
  'auth.signInWithGoogle': {
    body: z.strictObject({ access_token: AccessToken }),
    returns: Login,
  },
  /** By the provider's access token, or by the one-time code of our own sign-in with its verifier. */
  'auth.mergeWithGoogle': {
    body: z
      .strictObject({
        access_token: AccessToken.optional(),
        code: OneTimeCode.optional(),
        code_verifier: CodeVerifier.optional(),
      })
      .superRefine(requireOneProof),
    returns: Merge,
  },
  'auth.signInAnonymously': {
    /** A secret of at least 128 bits that only this device knows, in base64url. */
    body: z.strictObject({ device_id: text(128).regex(/^[\w-]{22,128}$/, 'at least 128 random bits in base64url') }),
    returns: Login,
  },
  /** Null where no cookie came along, or it opens nothing, or the call is not of a page of our own. */
  'auth.restoreSession': { returns: Login.nullable() },
  'auth.signOut': { returns: z.void() },
  'auth.signOutEverywhere': { returns: z.void() },
  'auth.getUser': { returns: UserInfo },
  'auth.updateUser': {
    body: z.strictObject({
      name: neededName(personNameLength.max).optional(),
      first_name: Name.optional(),
      last_name: Name.optional(),
      picture: text(500)
        .check(z.url({ protocol: /^https$/ }))
        .nullable()
        .optional(),
      profile: z.strictObject({ tags: z.array(Tag).max(20) }).optional(),
    }),
    returns: UserInfo,
  },
  'auth.exchangeCode': {
    body: z.strictObject({ code: OneTimeCode, code_verifier: CodeVerifier }),
    returns: Login,
  },
  /** The person agrees that a partner's page may act for them; ours, made by the login page alone. */
  'auth.authorizePartner': {
    body: z.strictObject({ origin: Origin, code_challenge: CodeChallenge }),
    /** The code is good for a minute, once, for pages of this origin. */
    returns: z.strictObject({ code: z.string() }),
  },
  /**
   * The same session as after consent. Throws `provider_rejected`, with one of `signInFaults` as the field's code, and `conflict`
   * (`consent_needed`) for a person with an account of their own who agrees no more.
   */
  'auth.signInWithPartner': { body: z.strictObject({ jwt: SignedToken }), returns: Login },
  /** Throws `live_attempt_open` while a live exam is not over. */
  'auth.deleteUser': { returns: z.void() },
  'auth.startProviderSignIn': {
    /** `next` is a path on our own site; anything else is refused. */
    query: z.strictObject({ code_challenge: CodeChallenge, next: text(4000).optional() }),
    returns: z.void(),
  },
  'auth.finishProviderSignIn': {
    /** What providers add is theirs to choose (`code`, `iss`, `scope`, …). */
    query: z.object({ state: text(500).optional() }).catchall(z.union([text(4096), z.array(text(4096)).max(20)])),
    returns: z.void(),
  },
} as const
