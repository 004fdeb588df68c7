/** What a partner's page asks of the login page (OAuth's code flow with PKCE). */
export interface PartnerRequest {
  /** `web_message`: the answer goes to the window that opened this one; `fragment`: back to the partner's page. */
  readonly mode: 'web_message' | 'fragment'
  readonly origin: string
  /** The page to come back to, on that very origin, without a fragment; empty where none was told. */
  readonly redirect: string
  readonly state: string
  readonly challenge: string
}

/** Whether an address of the login page asks for a partner, well or badly. */
export const asksForPartner = (query: URLSearchParams): boolean => query.has('response_mode')

/** The request in an address, or null where anything about it is not as it must be. Whether the origin is registered is another question. */
export function readPartnerRequest(query: URLSearchParams): PartnerRequest | null {
  const read = (name: string) => (query.getAll(name).length === 1 ? query.get(name)! : '')
  const request = {
    mode: read('response_mode'),
    origin: read('origin'),
    redirect: read('redirect_uri'),
    state: read('state'),
    challenge: read('code_challenge'),
  }
  const isSound =
    URL.parse(request.origin)?.origin === request.origin &&
    isWayBack(request) &&
    /^[\w-]{16,128}$/.test(request.state) &&
    /^[\w-]{43}$/.test(request.challenge)
  return isSound ? (request as PartnerRequest) : null
}

/** A code never leaves for another origin than the one that it is for. */
function isWayBack({ mode, origin, redirect }: Record<'mode' | 'origin' | 'redirect', string>): boolean {
  if (redirect === '') return mode === 'web_message'
  const url = URL.parse(redirect)
  const isThere = url?.origin === origin && /^https?:$/.test(url.protocol)
  return isThere && !url.username && !url.password && !redirect.includes('#') && /^(web_message|fragment)$/.test(mode)
}
