import { personNameLength } from '@prostuti/contract'
import { name } from '@prostuti/contract/names'
import { z } from 'zod'
import type { Newcomer } from '../people.ts'

const text = z.string().catch('')
const Name = name(personNameLength.max)

/** What a name may not hold is left out; one that cannot be mended so is none. The provider lets people write anything. */
function mended(value: string): string {
  const plain = Name.safeParse(clip(value))
  if (plain.success) return plain.data
  return Name.catch('').parse(clip(value.replaceAll(/[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ')))
}

/** Whole characters, in room for what NFC takes apart. */
const clip = (value: string) => [...value.normalize('NFC').trim()].slice(0, personNameLength.max / 2).join('')

/** What the provider's userinfo must say of a person whom we let in. Google writes some booleans as strings. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(320),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: text.transform(mended),
  given_name: text.transform(mended),
  family_name: text.transform(mended),
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
