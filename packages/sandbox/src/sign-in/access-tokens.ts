import type { Provider } from 'oidc-provider'
import { type SandboxPerson, sandboxPeople } from '../people.ts'
import { clientId, type OidcProvider, sandboxScope } from './provider.ts'

export interface TokenWish {
  /** The client that the token is for; default: our own. Another one makes a token that we must refuse. */
  audience?: string
  /** Seconds; default an hour. */
  expires_in?: number
  /** Default: openid email profile. */
  scope?: string
}

/** Makes an access token without a browser, as if the person had signed in with that client. */
export async function issueAccessToken(
  { provider, registerStranger }: OidcProvider,
  { sub }: SandboxPerson,
  { audience = clientId, scope = sandboxScope, expires_in: expiresIn = 3600 }: TokenWish,
): Promise<string> {
  if (audience !== clientId) await registerStranger(audience)
  const client = await provider.Client.find(audience)
  if (!client) throw new Error(`The sandbox knows no client ${audience}`)
  const grant = new provider.Grant({ clientId: audience, accountId: sub })
  grant.addOIDCScope(scope)
  const grantId = await grant.save()
  const token = new provider.AccessToken({
    client,
    accountId: sub,
    scope,
    grantId,
    gty: 'authorization_code',
    expiresIn,
  })
  return token.save()
}

/** What Google's tokeninfo says, in its types: numbers and booleans as strings. Undefined for a token that is dead. */
export async function describeAccessToken(provider: Provider, value: string) {
  const token = await provider.AccessToken.find(value)
  const person = sandboxPeople.find(each => each.sub === token?.accountId)
  if (!token?.exp || !person) return undefined
  return {
    azp: token.clientId,
    aud: token.clientId,
    sub: person.sub,
    scope: token.scope,
    exp: String(token.exp),
    expires_in: String(token.exp - Math.floor(Date.now() / 1000)),
    email: person.email,
    email_verified: 'true',
    access_type: 'online',
  }
}
