import { CodeChallenge, CodeVerifier, type UserInfo } from '@prostuti/contract'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createHttp } from '../http/http.ts'
import { sendByFetch } from '../http/send-by-fetch.ts'
import { sessionKey } from '../platform/stored-session.ts'
import { createDevice, type Device } from '../testing/device.ts'
import { userInfo } from '../testing/people.ts'
import { createVirtualTime } from '../testing/virtual-time.ts'
import { createAuthApi } from './api.ts'
import { createAuth } from './auth.ts'
import { finishSignIn } from './finish-sign-in.ts'
import type { MergeClient } from './merge.ts'
import { createPkce } from './pkce.ts'
import { signInWithProvider } from './provider-sign-in.ts'
import { restoreSession, signOutOfSite } from './restore-session.ts'
import { createSession } from './session.ts'

/** A server that knows tokens, the cookie of its own page, and nothing else. */
function createTokenServer() {
  /** The token whose session the browser's cookie opens. */
  let ofCookie: string | null = null
  let isDown = false
  const people = new Map<string, UserInfo>()
  const bodies: { path: string; body: Record<string, string> }[] = []
  const refuse = (status: number, code: string) =>
    new Response(JSON.stringify({ status, code, detail: '', request_id: 'r' }), {
      status,
      headers: { 'Content-Type': 'application/problem+json' },
    })
  const login = (user: UserInfo) => {
    const token = `token-${people.size + 1}`
    people.set(token, user)
    ofCookie = token
    return Response.json({ token, user_info: user })
  }
  const fetch = (async (url: string, init: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch')
    const path = new URL(url).pathname
    const token = new Headers(init.headers).get('Authorization')?.replace('token ', '') ?? ''
    if (init.body) bodies.push({ path, body: JSON.parse(String(init.body)) })
    if (path.endsWith('login/exchange/')) return login(userInfo('11', 'Nusrat'))
    if (path.endsWith('login/anonymous/')) return login(userInfo('99', ''))
    if (path.endsWith('login/restore/')) {
      const known = ofCookie && people.get(ofCookie)
      if (!ofCookie || !known) return Response.json(null)
      people.delete(ofCookie)
      ofCookie = `restored-${ofCookie}`
      people.set(ofCookie, known)
      return Response.json({ token: ofCookie, user_info: known })
    }
    const user = people.get(token)
    if (!user) return refuse(401, 'not_signed_in')
    if (path.endsWith('logout/')) {
      people.delete(token)
      return new Response(null, { status: 204 })
    }
    return Response.json(user)
  }) as typeof globalThis.fetch
  const down = (state: boolean) => {
    isDown = state
  }
  return { people, bodies, fetch, down }
}

function openTab(device: Device, server: ReturnType<typeof createTokenServer>) {
  const page = device.open(server.fetch)
  const base = 'https://api.example/api/'
  const session = createSession(page.platform, base)
  const http = createHttp({
    send: sendByFetch,
    platform: page.platform,
    ...{ api: base, jobs: base, admin: base },
    language: 'bn',
    token: session.token,
    onRefusedToken: session.drop,
    onAnswer: () => undefined,
  })
  const auth = createAuth({ platform: page.platform, api: createAuthApi(http), session })
  auth.$user.listen(() => undefined)
  auth.$token.listen(() => undefined)
  // Nobody here has handed anything in.
  const exams = { $outbox: atom([]), resumeOutbox: async () => undefined } as unknown as MergeClient['exams']
  return { page, auth, client: { base, platform: page.platform, auth, exams, http } }
}

function setUp() {
  const time = createVirtualTime()
  const device = createDevice(time)
  const server = createTokenServer()
  return { time, device, server, open: () => openTab(device, server) }
}

describe('signing in', () => {
  it('makes a challenge as RFC 7636 has it', async () => {
    const known = await createPkce('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
    expect(known.challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
    const fresh = await createPkce()
    expect(CodeVerifier.safeParse(fresh.verifier).success).toBe(true)
    expect(CodeChallenge.safeParse(fresh.challenge).success).toBe(true)
  })

  it('goes to the provider and comes back as the same person, with a verifier that never left the device', async () => {
    const { open, server } = setUp()
    const { page, auth, client } = open()
    await signInWithProvider(client, '/exam/questions?id=7')
    const address = new URL(page.visited[0]!)
    expect(address.pathname).toBe('/api/accounts/v1/login/provider/')
    expect(address.searchParams.get('next')).toBe('/exam/questions?id=7')
    const user = await finishSignIn(client, 'one-time-code')
    const { body } = server.bodies[0]!
    expect((await createPkce(body.code_verifier)).challenge).toBe(address.searchParams.get('code_challenge'))
    expect(user.name).toBe('Nusrat')
    expect(auth.$user.get()?.id).toBe('11')
  })

  it('refuses a code for which no journey was begun on this device', async () => {
    const { auth, client } = setUp().open()
    await expect(finishSignIn(client, 'stolen')).rejects.toMatchObject({ code: 'provider_rejected' })
    expect(auth.$user.get()).toBeNull()
  })

  it('without an account uses a secret that this device keeps, also after signing out', async () => {
    const { open, server } = setUp()
    const { auth } = open()
    await auth.signInAnonymously()
    await auth.signOut()
    await auth.signInAnonymously()
    const secrets = server.bodies.filter(it => it.path.endsWith('anonymous/')).map(it => it.body.device_id)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect(secrets[1]).toBe(secrets[0])
  })

  it('is still known after a reload', async () => {
    const { open } = setUp()
    await open().auth.signInAnonymously()
    expect(open().auth.$user.get()?.id).toBe('99')
  })

  it('is followed by the other tabs', async () => {
    const { open, time } = setUp()
    const [first, second] = [open(), open()]
    expect(second.auth.$user.get()).toBeNull()
    await first.auth.signInAnonymously()
    await time.settle()
    expect(second.auth.$user.get()?.id).toBe('99')
  })
})

describe('a device whose storage the browser has cleared', () => {
  const cleared = async () => {
    const { open, device, server } = setUp()
    await open().auth.signInAnonymously()
    const { storage } = device.open(server.fetch).platform
    storage.removeItem(sessionKey('https://api.example/api/'))
    return { ...open(), server }
  }

  it('is signed in again by the cookie, as the same person', async () => {
    const { auth, client, server } = await cleared()
    expect(auth.$user.get()).toBeNull()
    expect((await restoreSession(client))?.id).toBe('99')
    expect(auth.$user.get()?.id).toBe('99')
    expect([...server.people.keys()]).toEqual([auth.$token.get()])
  })

  it('signs out all the same: the session of the cookie ends', async () => {
    const { auth, client, server } = await cleared()
    await signOutOfSite(client)
    expect(server.people.size).toBe(0)
    expect(auth.$token.get()).toBeNull()
    expect(await restoreSession(client)).toBeNull()
  })

  it('hears that it is still signed in where the server could not be asked, and may try again', async () => {
    const { client, server } = await cleared()
    server.down(true)
    await expect(signOutOfSite(client)).rejects.toMatchObject({ code: 'network_lost' })
    server.down(false)
    await signOutOfSite(client)
    expect(server.people.size).toBe(0)
  })

  it('signs out whose token has died before its cookie', async () => {
    const { auth, server, client } = await cleared()
    auth.accept({ token: 'dead', user_info: userInfo('99', '') })
    await signOutOfSite(client)
    expect(server.people.size).toBe(0)
  })
})

describe('signing out', () => {
  it('reaches another tab with its own next call', async () => {
    const { open, time } = setUp()
    const first = open()
    await first.auth.signInAnonymously()
    const second = open()
    await first.auth.signOut()
    await time.settle()
    expect(second.auth.$token.get()).not.toBeNull()
    await expect(second.auth.refresh()).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(second.auth.$token.get()).toBeNull()
  })

  it('works while offline as far as this device goes, and says that the server does not know', async () => {
    const { open, device } = setUp()
    const { auth } = open()
    await auth.signInAnonymously()
    device.setOnline(false)
    await expect(auth.signOut()).rejects.toMatchObject({ code: 'network_lost' })
    expect(auth.$user.get()).toBeNull()
    expect(open().auth.$user.get()).toBeNull()
  })

  it('of an old session leaves the one that another tab has begun since', async () => {
    const { open, server, time } = setUp()
    const first = open()
    await first.auth.signInAnonymously()
    const old = first.auth.$token.get()!
    server.people.delete(old)
    const second = open()
    await signInWithProvider(second.client)
    await finishSignIn(second.client, 'code')
    await time.settle()
    expect(first.auth.$user.get()?.name).toBe('Nusrat')
    await first.auth.refresh()
    expect(second.auth.$user.get()?.name).toBe('Nusrat')
  })
})
