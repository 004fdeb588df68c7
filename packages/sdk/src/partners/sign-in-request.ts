import { createPkce } from '../auth/index.ts'
import { randomText } from '../random.ts'

/** One sign-in that a partner's page asks for. `state` and `verifier` never leave this site before they are needed. */
export interface SignInRequest {
  /** Comes back with the answer: only the page that asked knows it. */
  readonly state: string
  readonly verifier: string
  readonly challenge: string
}

/** Rejects where there is no WebCrypto: on a page without https. */
export async function createRequest(): Promise<SignInRequest> {
  return { state: randomText(16), ...(await createPkce()) }
}

/** `web_message`: into the window that opened it; `fragment`: back to this very address, with the answer in its fragment. */
export type ResponseMode = 'web_message' | 'fragment'

/**
 * The login page of `site` for one request from the page at `address`. The way back travels along in both modes, since
 * a popup may have lost who opened it.
 */
export function loginAddress(
  { site, language }: { site: string; language: string },
  mode: ResponseMode,
  address: string,
  request: SignInRequest,
): string {
  const page = new URL(address)
  const query = new URLSearchParams({
    response_mode: mode,
    origin: page.origin,
    redirect_uri: address.split('#', 1)[0]!,
    state: request.state,
    code_challenge: request.challenge,
    ui_locales: language,
  })
  return `${site}/login?${query}`
}
