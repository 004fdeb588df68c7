import { finishProviderSignIn } from '@prostuti/contract/auth/operations'
import * as oauth from 'oauth4webapi'
import type { Newcomer } from '../people.ts'
import type { OpenConversation } from './provider.ts'
import type { StartedSignIn } from './started-sign-ins.ts'
import { askUserInfo } from './verify-access-token.ts'

/** Where the provider sends people back to: to be registered with it. */
export function callbackUrl(siteUrl: string): string {
  return `${siteUrl}/api/${finishProviderSignIn.path}`
}

/** The provider's page for one sign-in. Throws `try_later` while the provider can't be reached. */
export async function authorizationUrl(
  openConversation: OpenConversation,
  siteUrl: string,
  { state, nonce, verifier }: Pick<StartedSignIn, 'state' | 'nonce' | 'verifier'>,
): Promise<string> {
  const conversation = openConversation()
  const metadata = await conversation.metadata()
  const address = new URL(metadata.authorization_endpoint!)
  const parameters = {
    client_id: conversation.client.client_id,
    redirect_uri: callbackUrl(siteUrl),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Phones are shared: whose account it is must be chosen.
    prompt: 'select_account',
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/**
 * Who came back from the provider: checks the answer against what was started, redeems its code, validates the ID
 * token (signature, issuer, audience, nonce, times) and asks userinfo about the same `sub`.
 */
export async function redeemAnswer(
  openConversation: OpenConversation,
  siteUrl: string,
  answer: URLSearchParams,
  { state, nonce, verifier }: StartedSignIn,
): Promise<Newcomer> {
  const conversation = openConversation()
  const { client, clientAuth, options } = conversation
  const metadata = await conversation.metadata()
  const checked = oauth.validateAuthResponse(metadata, client, answer, state)
  const response = await oauth.authorizationCodeGrantRequest(
    metadata,
    client,
    clientAuth,
    checked,
    callbackUrl(siteUrl),
    verifier,
    options,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(metadata, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(metadata, response, options)
  return askUserInfo(conversation, tokens.access_token, oauth.getValidatedIdTokenClaims(tokens)!.sub)
}
