import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { finishProviderSignIn } from '@prostuti/contract/auth/operations'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import type { Log } from '../log.ts'
import { sandboxPeople } from '../people.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { problemPage } from './pages.ts'

export const sandboxScope = 'openid email profile'
export const clientId = 'prostuti-sandbox'

export interface OidcProvider {
  readonly provider: Provider
  readonly clientSecret: string
  /** Makes another app known, which people sign in to with the same provider. */
  registerStranger(id: string): Promise<void>
}

/** A certified OpenID Connect provider with one client: our server. */
export function createOidcProvider(issuer: string, siteUrl: string, log: Log): OidcProvider {
  const clientSecret = randomBytes(32).toString('base64url')
  const adapter = createMemoryAdapter()
  const ours = {
    ...clientDefaults,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [`${siteUrl}/api/${finishProviderSignIn.path}`],
  }
  const provider = new Provider(issuer, { ...settings(), adapter, clients: [ours] })
  // Without a listener the framework below prints to the console.
  const events: EventEmitter = provider
  events.on('error', error => log.error({ err: error }, 'the sandbox’s sign-in failed'))
  events.on('server_error', (_context, error) => log.error({ err: error }, 'the sandbox’s sign-in failed'))
  return {
    provider,
    clientSecret,
    async registerStranger(id) {
      const client_secret = randomBytes(32).toString('base64url')
      const redirect_uris = ['https://stranger.example/callback']
      await adapter('Client').upsert(id, { ...clientDefaults, client_id: id, client_secret, redirect_uris }, 86_400)
    },
  }
}

const clientDefaults = {
  token_endpoint_auth_method: 'client_secret_post',
  id_token_signed_response_alg: 'ES256',
} as const

function settings(): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'sandbox' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    routes: { userinfo: '/userinfo' },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: policy(), url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_context, sub) => accountOf(sub),
    loadExistingGrant: grantEverything,
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    renderError(context, { error }) {
      context.type = 'html'
      context.body = problemPage(error)
    },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, IdToken: 3600, Interaction: 600, Grant: 3600, Session: 3600 },
  }
}

/** Google's `prompt=select_account`, which this provider does not know by itself. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return prompts
}

/** No second page that asks for consent: our server is the only client, and these people are nobody's. */
const grantEverything: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
  grant.addOIDCScope(sandboxScope)
  await grant.save()
  return grant
}

function accountOf(sub: string) {
  const person = sandboxPeople.find(each => each.sub === sub)
  if (!person) return undefined
  const { name, email } = person
  return {
    accountId: sub,
    claims: () => ({ sub, name, given_name: name, family_name: '', email, email_verified: true }),
  }
}
