import type { UserInfo } from '@prostuti/contract'
import { createAuth, createAuthApi, createSession, sessionKey } from '@prostuti/sdk/auth'
import { createHttp, type Http } from '@prostuti/sdk/http/http'
import { sendByFetch } from '@prostuti/sdk/http/send-by-fetch'
import type { Platform } from '@prostuti/sdk/platform/platform'
import { createDevice, type Device } from '@prostuti/sdk/testing/device'
import { createVirtualTime } from '@prostuti/sdk/testing/virtual-time'
import { codeOf } from '@prostuti/server/app/accounts/testing/merge-into'
import type { Database } from '@prostuti/server/platform/db/database'
import { systemClock } from '@prostuti/server/testing/test-app'
import { ask } from '../support/ask.ts'
import { type Person, signInPeople } from '../support/people.ts'

/** A page that holds a session, by the real client: what it knows of its person, and its calls. */
export interface Tab {
  readonly base: string
  readonly platform: Platform
  readonly http: Http
  readonly auth: ReturnType<typeof createAuth>
}

/** One person with three tabs of one device and a webview that has signed in by itself. */
export interface Holders {
  readonly person: Person
  readonly tabs: readonly [Tab, Tab, Tab]
  readonly webview: Tab
}

/** A client that goes on showing whom it has shown, whatever the server says. */
export type Carelessness = 'careful' | 'keeps what it holds'

interface HolderOptions {
  readonly anonymous?: boolean
  readonly moderator?: boolean
  readonly client?: Carelessness
}

export async function openHolders(
  { db, url }: { db: Database; url: string },
  { client = 'careful', ...kind }: HolderOptions = {},
): Promise<Holders> {
  const [person] = await signInPeople(db, 1, kind)
  const base = `${url}/api/`
  const user = await readUser(url, person!.token)
  const device = createDevice(createVirtualTime())
  signIn(device, base, person!.token, user)
  const tab = () => openTab(device, base, client)
  const other = createDevice(createVirtualTime())
  const { token } = await exchange(url, await codeOf({ db, clock: systemClock as never }, person!))
  signIn(other, base, token, user)
  return { person: person!, tabs: [tab(), tab(), tab()], webview: openTab(other, base, client) }
}

function signIn(device: Device, base: string, token: string, user: UserInfo): void {
  device.items.set(sessionKey(base), JSON.stringify({ token, user }))
}

function openTab(device: Device, base: string, client: Carelessness): Tab {
  const { platform } = device.open(fetch)
  const session = createSession(platform, base)
  const http = createHttp({
    send: sendByFetch,
    platform,
    ...{ api: base, jobs: base, admin: base },
    language: 'bn',
    token: session.token,
    onRefusedToken: client === 'careful' ? session.drop : () => undefined,
    onAnswer: () => undefined,
  })
  const auth = createAuth({ platform, api: createAuthApi(http), session })
  auth.$user.listen(() => undefined)
  auth.$token.listen(() => undefined)
  return { base, platform, http, auth }
}

async function readUser(url: string, token: string): Promise<UserInfo> {
  const { text } = await ask(url, '/api/accounts/v1/user-info/', { method: 'GET', token })
  return JSON.parse(text)
}

async function exchange(url: string, body: object): Promise<{ token: string }> {
  const { text } = await ask(url, '/api/accounts/v1/login/exchange/', { method: 'POST', body })
  return JSON.parse(text)
}
