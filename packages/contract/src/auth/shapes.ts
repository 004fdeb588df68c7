import { z } from 'zod'
import { Id } from '../values.ts'

export const BillingProfile = z.strictObject({
  coins: z.number().int().min(0),
  program_personalize_option: z.array(Id),
  premium_until: z.string().nullable(),
  last_bonus_on: z.string().nullable(),
})

/** Who is signed in. An anonymous person has neither name nor email. */
export const UserInfo = z.strictObject({
  id: Id,
  is_moderator: z.boolean(),
  is_anonymous: z.boolean(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  picture: z.string().nullable(),
  profile: z.strictObject({ tags: z.array(z.string()) }),
  billing_profile: BillingProfile,
})
export type UserInfo = z.infer<typeof UserInfo>

/** A signed-in session: the token goes into `Authorization: token …` and is shown this once. */
export const Login = z.strictObject({ token: z.string(), user_info: UserInfo })
export type Login = z.infer<typeof Login>

/** PKCE (RFC 7636): a verifier of 43 to 128 unreserved characters, its S256 challenge of 43. */
export const CodeVerifier = z.string().regex(/^[\w.~-]{43,128}$/, 'a PKCE code verifier')
export const CodeChallenge = z.string().regex(/^[\w-]{43}$/, 'an S256 code challenge')

/** As browsers write it: scheme, host and port, nothing behind. */
export const Origin = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[^\s/?#@]+$/, 'an origin')

const Name = z.string().trim().max(80)
const Tag = z.string().trim().min(1).max(40)

export const authShapes = {
  'auth.signInWithGoogle': {
    body: z.strictObject({ access_token: z.string().min(1).max(4096) }),
    returns: Login,
  },
  'auth.signInAnonymously': {
    /** A secret of at least 128 bits that only this device knows, in base64url. */
    body: z.strictObject({ device_id: z.string().regex(/^[\w-]{22,128}$/, 'at least 128 random bits in base64url') }),
    returns: Login,
  },
  'auth.signOut': { returns: z.void() },
  'auth.getUser': { returns: UserInfo },
  'auth.updateUser': {
    body: z.strictObject({
      name: Name.optional(),
      first_name: Name.optional(),
      last_name: Name.optional(),
      picture: z
        .url({ protocol: /^https$/ })
        .max(500)
        .nullable()
        .optional(),
      profile: z.strictObject({ tags: z.array(Tag).max(20) }).optional(),
    }),
    returns: UserInfo,
  },
  'auth.exchangeCode': {
    body: z.strictObject({ code: z.string().regex(/^[\w-]{43}$/, 'a one-time code'), code_verifier: CodeVerifier }),
    returns: Login,
  },
  /** The person agrees that a partner's page may act for them; ours, made by the login page alone. */
  'auth.authorizePartner': {
    body: z.strictObject({ origin: Origin, code_challenge: CodeChallenge }),
    /** The code is good for a minute, once, for pages of this origin. */
    returns: z.strictObject({ code: z.string() }),
  },
  'auth.startProviderSignIn': {
    /** `next` is a path on our own site; anything else is refused. */
    query: z.strictObject({ code_challenge: CodeChallenge, next: z.string().max(4000).optional() }),
    returns: z.void(),
  },
  'auth.finishProviderSignIn': {
    query: z.looseObject({ state: z.string().max(500).optional() }),
    returns: z.void(),
  },
} as const
