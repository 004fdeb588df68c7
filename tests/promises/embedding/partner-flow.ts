import { createHash, randomBytes } from 'node:crypto'
import { ask } from '../support/ask.ts'
import type { Person } from '../support/people.ts'

/** A person who agrees to what a partner's page asks for. */
export interface Asker {
  readonly url: string
  readonly person: Person
  /** Origin of the page that asks. */
  readonly partner: string
}

export interface FlowOptions {
  /** Origin of the page that brings the code; by default the one that asked for it. */
  exchangedBy?: string
  /** Instead of the one that belongs to the challenge. */
  verifier?: string
  /** Gets what was used and what came of it. */
  used?: { code?: string; verifier?: string; token?: string }
}

/** The whole flow over the wire, but for the windows; resolves to the status that ends it. */
export async function signInFrom(asker: Asker, options: FlowOptions = {}): Promise<number> {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const agreed = await ask(asker.url, '/api/accounts/v1/login/authorize/', {
    method: 'POST',
    token: asker.person.token,
    body: { origin: asker.partner, code_challenge: challenge },
  })
  if (agreed.status !== 200) return agreed.status
  const { code } = JSON.parse(agreed.text) as { code: string }
  Object.assign(options.used ?? {}, { code, verifier })
  const { exchangedBy = asker.partner } = options
  return exchangeAs(asker, exchangedBy, code, options.verifier ?? verifier, options.used)
}

/** Brings a code as a page of this origin would. */
export async function exchangeAs(
  { url }: Asker,
  origin: string,
  code: string,
  verifier: string,
  used: FlowOptions['used'] = {},
): Promise<number> {
  const { status, text } = await ask(url, '/api/accounts/v1/login/exchange/', {
    method: 'POST',
    headers: { origin },
    body: { code, code_verifier: verifier },
  })
  if (status === 200) used.token = (JSON.parse(text) as { token: string }).token
  return status
}
