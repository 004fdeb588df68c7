import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { Clock } from '../../../platform/db/clock.ts'
import type { Newcomer } from '../people.ts'
import type { Conversation, OpenConversation } from './provider.ts'
import { personOf } from './provider-person.ts'
import { tokenInfoUrlOf } from './provider-settings.ts'

/** Says whose an access token is. Throws unless it was made by our provider, for us, and still holds. */
export type VerifyAccessToken = (accessToken: string) => Promise<Newcomer>

/** Google's tokeninfo; numbers and booleans come as strings. */
const TokenInfo = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().min(1),
  scope: z.string(),
  exp: z.coerce.number().int(),
  email_verified: z.union([z.literal(true), z.literal('true')]).optional(),
})

/** Google answers with the long names whatever was asked for. */
const neededScopes = [
  ['openid'],
  ['email', 'https://www.googleapis.com/auth/userinfo.email'],
  ['profile', 'https://www.googleapis.com/auth/userinfo.profile'],
]

/**
 * The audience comes first, from tokeninfo, since userinfo alone has none: a token that another app was given would
 * pass. Then userinfo with the same `sub`.
 */
export function createVerifyAccessToken(openConversation: OpenConversation, clock: Clock): VerifyAccessToken {
  return async accessToken => {
    const conversation = openConversation()
    const token = TokenInfo.parse(await askTokenInfo(conversation, accessToken))
    requireOurs(token, conversation.settings.clientId, clock)
    return askUserInfo(conversation, accessToken, token.sub)
  }
}

/** In the header, as Google's own client does it: addresses end up in logs. */
async function askTokenInfo({ fetch, settings }: Conversation, accessToken: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/x-www-form-urlencoded' }
  const response = await fetch(tokenInfoUrlOf(settings), { method: 'POST', headers })
  if (response.status !== 200) throw new Error(`tokeninfo answered ${response.status}`)
  return response.json()
}

function requireOurs({ aud, azp = aud, scope, exp }: z.output<typeof TokenInfo>, clientId: string, clock: Clock): void {
  if (aud !== clientId || azp !== clientId) throw new Error('The token is meant for somebody else')
  if (exp * 1000 <= clock.now()) throw new Error('The token has expired')
  const granted = new Set(scope.split(' '))
  if (!neededScopes.every(names => names.some(name => granted.has(name)))) throw new Error('The token lacks a scope')
}

/** Userinfo of a token, which must be about `subject`. */
export async function askUserInfo(conversation: Conversation, accessToken: string, subject: string): Promise<Newcomer> {
  const { client, options, settings } = conversation
  const metadata = await conversation.metadata()
  const response = await oauth.userInfoRequest(metadata, client, accessToken, options)
  return personOf(settings.issuer, await oauth.processUserInfoResponse(metadata, client, subject, response))
}
