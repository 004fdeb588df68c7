/** The OpenID Connect provider that people sign in with. */
export interface ProviderSettings {
  /** `https://accounts.google.com`, or the sandbox's. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret?: string
  /** Says whom an access token is for. Default: Google's own, elsewhere `{issuer}/tokeninfo`. */
  readonly tokenInfoUrl?: string
  /** Allows plain http: for the sandbox on this machine, and nothing else. */
  readonly allowInsecure?: boolean
}

const google = 'https://accounts.google.com'

export function tokenInfoUrlOf({ issuer, tokenInfoUrl }: ProviderSettings): string {
  if (tokenInfoUrl) return tokenInfoUrl
  if (issuer === google) return 'https://oauth2.googleapis.com/tokeninfo'
  return `${issuer.replace(/\/$/, '')}/tokeninfo`
}
