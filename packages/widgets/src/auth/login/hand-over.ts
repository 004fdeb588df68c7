import type { UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { signInWithPartner } from '@prostuti/sdk/partners'
import { requestSignIn } from '../../foundation/page/sign-in-needed.ts'

/** Whom this page signed in last, as the page calls them: another one at the same device is signed in anew. */
const personKey = (base: string) => `prostuti:partner-person:${base}`

export interface HandOverOptions {
  readonly client: Prostuti
  /** Where `prostuti-sign-in-needed` starts from. */
  readonly host: HTMLElement | null
  /** Address of the page's own server that answers with a fresh JWT. */
  readonly tokenHref: string | undefined
  /** Who is signed in to the page, as it calls them; empty: nobody. */
  readonly person: string | undefined
  /** What is said to a page that answers the event. */
  readonly act: string
}

/** Whether who is signed in here is somebody else than the page says. */
export function isAnother({ client, person }: Pick<HandOverOptions, 'client' | 'person'>): boolean {
  return person !== undefined && client.platform.storage.getItem(personKey(client.base)) !== person
}

/** Gets a fresh JWT of the page and signs in by it. */
export async function handOver(options: HandOverOptions): Promise<UserInfo> {
  const { client, person = '' } = options
  const user = await signInWithPartner(client, await askPage(options))
  client.platform.storage.setItem(personKey(client.base), person)
  return user
}

/** A page that answers the event hands its token over; otherwise its server is asked. */
function askPage({ host, tokenHref, act }: HandOverOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const isTaken = requestSignIn(host, { act, resume: () => undefined, signIn: resolve })
    if (isTaken) return
    if (tokenHref) fetchToken(tokenHref).then(resolve, reject)
    else reject(new Error('Nobody answers prostuti-sign-in-needed with signIn(jwt), and there is no token-href'))
  })
}

/** By POST: what is answered is good once, so that nothing on the way may keep it. */
async function fetchToken(href: string): Promise<string> {
  const answer = await fetch(href, { method: 'POST', credentials: 'same-origin', cache: 'no-store' })
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  return answer.text()
}

/** For who writes the page: why the server did not take the token. */
export function warn(error: unknown): void {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined
  const [field] = Array.isArray(fields) ? fields : []
  const why = field ? `${field.code}: ${field.message}` : String(error)
  console.warn(`Prostuti: sign-in="partner" did not sign anybody in. ${why}`)
}
