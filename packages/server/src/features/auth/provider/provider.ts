import * as oauth from 'oauth4webapi'
import type { Clock } from '../../../platform/db/clock.ts'
import { type ProviderFetch, startConversation } from './provider-fetch.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** One conversation with the provider, all of it within five seconds. */
export interface Conversation {
  readonly settings: ProviderSettings
  readonly client: oauth.Client
  readonly clientAuth: oauth.ClientAuth
  readonly fetch: ProviderFetch
  /** The library's options, this conversation's `fetch` among them. */
  readonly options: oauth.HttpRequestOptions<'GET'> & oauth.HttpRequestOptions<'POST', URLSearchParams>
  /** What the provider says of its addresses; fetched once an hour. Throws `try_later` while it can't be reached. */
  metadata(): Promise<oauth.AuthorizationServer>
}

export type OpenConversation = () => Conversation

const metadataMs = 3_600_000

/** Knows the provider; asks it nothing until a person signs in. */
export function createProvider(settings: ProviderSettings, clock: Clock): OpenConversation {
  const client = { client_id: settings.clientId, [oauth.clockTolerance]: 30 }
  const clientAuth = settings.clientSecret ? oauth.ClientSecretPost(settings.clientSecret) : oauth.None()
  let known: { metadata: Promise<oauth.AuthorizationServer>; until: number } | undefined

  function metadata(options: Conversation['options']): Promise<oauth.AuthorizationServer> {
    if (known && clock.now() < known.until) return known.metadata
    const fresh = { metadata: discover(settings, options), until: clock.now() + metadataMs }
    known = fresh
    // A failure is not remembered; the callers waiting for it get it.
    fresh.metadata.catch(() => {
      if (known === fresh) known = undefined
    })
    return fresh.metadata
  }

  return () => {
    const fetch = startConversation()
    const options = { [oauth.customFetch]: fetch, [oauth.allowInsecureRequests]: settings.allowInsecure === true }
    return { settings, client, clientAuth, fetch, options, metadata: () => metadata(options) }
  }
}

async function discover(
  settings: ProviderSettings,
  options: Conversation['options'],
): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(settings.issuer)
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options))
}
