import type { ReplaceParts } from '@prostuti/server/app/app'
import type { Newcomer } from '@prostuti/server/features/auth/people'
import { personOf } from '@prostuti/server/features/auth/provider/provider-person'

/** A server that asks the provider for the person alone, which says nothing of whom the token was made for. */
export const withoutAudience = (issuer: string): ReplaceParts => verifying(token => askPerson(issuer, token))

/** A server to which the email is the person. */
export const personByEmail = (issuer: string): ReplaceParts =>
  verifying(async token => {
    const person = await askPerson(issuer, token)
    return { ...person, subject: person.email! }
  })

/** A server that lets the last person of a token in while the provider is away. */
export function trustingWhileAway(issuer: string): ReplaceParts {
  let last: Newcomer | undefined
  return verifying(async token => {
    last = await askPerson(issuer, token).catch(error => {
      if (last) return last
      throw error
    })
    return last
  })
}

const verifying =
  (verifyAccessToken: (token: string) => Promise<Newcomer>): ReplaceParts =>
  () => ({ verifyAccessToken })

async function askPerson(issuer: string, token: string): Promise<Newcomer> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${issuer}/userinfo`, { headers, signal: AbortSignal.timeout(500) })
  if (!answer.ok) throw new Error(`userinfo answered ${answer.status}`)
  return personOf(issuer, await answer.json())
}
