import { z } from 'zod'
import type { Newcomer } from './people.ts'

const text = z.string().catch('')
const clip = (value: string) => [...value.trim()].slice(0, 80).join('')

/** What the provider's userinfo must say of somebody whom we let in. Google writes some booleans as strings. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(320),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: text.transform(clip),
  given_name: text.transform(clip),
  family_name: text.transform(clip),
  picture: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .catch(null),
})

/** Reads userinfo. `sub` is the person; the email must be verified. Throws where anything essential is missing. */
export function personOf(issuer: string, userinfo: unknown): Newcomer {
  const claims = Claims.parse(userinfo)
  return {
    issuer,
    subject: claims.sub,
    isAnonymous: false,
    name: claims.name,
    firstName: claims.given_name,
    lastName: claims.family_name,
    email: claims.email,
    picture: claims.picture,
  }
}
