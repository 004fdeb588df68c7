import type { UserInfo } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import type { Device } from '../testing/device.ts'
import { userInfo } from '../testing/people.ts'
import { base, createSimulation, type Simulation } from '../testing/simulation.ts'
import { accountApiOf, finishSignIn } from './index.ts'

interface Accounts {
  /** What the server says to a merge. */
  answer: 'merged' | 'failed' | 'not_signed_in'
  collided: { exam: string; state: 'live' | 'archive' }[]
  readonly calls: { path: string; body: unknown }[]
}

const nusrat = userInfo('1', 'Nusrat')

/** The simulation's server, which knows of exams alone, with the calls of accounts before it. */
function withAccounts(simulation: Simulation): Accounts {
  const { server } = simulation
  const accounts: Accounts = { answer: 'merged', collided: [], calls: [] }
  const exams = server.fetch
  const problem = (status: number, code: string) =>
    new Response(JSON.stringify({ status, code, detail: '', request_id: 'r' }), {
      status,
      headers: { 'Content-Type': 'application/problem+json' },
    })
  const answer = (path: string, body: unknown, token: string): Response | null => {
    if (path.endsWith('/merge/')) {
      if (accounts.answer === 'failed') return Response.json({ status: 'failed', reason: 'live_attempt_open' })
      if (accounts.answer === 'not_signed_in') return problem(401, 'not_signed_in')
      server.tokens.delete(token)
      server.tokens.set('token-1', '1')
      return Response.json({ status: 'merged', token: 'token-1', user_info: nusrat, collided: accounts.collided })
    }
    if (path.endsWith('/exchange/')) return Response.json({ token: 'token-1', user_info: nusrat })
    if (path.endsWith('/delete-user/')) {
      server.tokens.delete(token)
      return new Response(null, { status: 204 })
    }
    if (path.endsWith('/logout/')) return problem(401, 'not_signed_in')
    if (path.endsWith('/user-info/'))
      return Response.json({ ...nusrat, profile: (body as { profile: UserInfo['profile'] }).profile })
    return null
  }
  const fetch: typeof exams = async (url, init) => {
    const path = new URL(String(url)).pathname
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined
    const token = new Headers(init?.headers).get('Authorization')?.replace('token ', '') ?? ''
    const said = answer(path, body, token)
    if (!said) return exams(url, init)
    accounts.calls.push({ path, body })
    return said
  }
  Object.assign(server, { fetch })
  return accounts
}

/** A person without an account, on a device that is on its way back from the provider. */
async function setUp() {
  const simulation = createSimulation()
  const accounts = withAccounts(simulation)
  const device = simulation.device()
  const page = simulation.page(device)
  const signingIn = page.client.auth.signInAnonymously()
  await simulation.time.advance(200)
  const anonymous = await signingIn
  device.items.set('prostuti:pkce', 'v'.repeat(43))
  return { ...simulation, simulation, accounts, device, page, anonymous }
}

const secretOf = (device: Device) => device.items.get('prostuti:device-secret')
const tokenOf = (device: Device) => JSON.parse(device.items.get(`prostuti:session:${base}`) ?? 'null')?.token

/** Lets virtual time pass until something is there. */
async function whilePassing<T>({ time }: Pick<Simulation, 'time'>, work: Promise<T>): Promise<T> {
  let over = false
  const done = work.finally(() => {
    over = true
  })
  done.catch(() => undefined)
  while (!over) await time.advance(100)
  return done
}

describe('signing in where the person has no account', () => {
  it('makes them the account: another session, another device secret', async () => {
    const { page, accounts, device, time } = await setUp()
    const before = secretOf(device)
    const user = await whilePassing({ time }, finishSignIn(page.client, 'c'.repeat(43)))
    expect([user.id, tokenOf(device)]).toEqual(['1', 'token-1'])
    expect(accounts.calls[0]).toMatchObject({
      path: expect.stringContaining('/login/google/merge/'),
      body: { code: 'c'.repeat(43), code_verifier: 'v'.repeat(43) },
    })
    expect(before).toMatch(/^[\w-]{43}$/)
    expect([secretOf(device), device.items.has('prostuti:pkce')]).toEqual([undefined, false])
  })

  it('leaves them who they are while a live exam is not over, and says why', async () => {
    const { page, accounts, device, time, anonymous } = await setUp()
    accounts.answer = 'failed'
    const secret = secretOf(device)
    await expect(whilePassing({ time }, finishSignIn(page.client, 'c'.repeat(43)))).rejects.toMatchObject({
      code: 'live_attempt_open',
    })
    expect(page.client.auth.$user.get()?.id).toBe(anonymous.id)
    expect(secretOf(device)).toBe(secret)
    accounts.answer = 'merged'
    // The same code is still good.
    expect((await whilePassing({ time }, finishSignIn(page.client, 'c'.repeat(43)))).id).toBe('1')
  })

  it('signs in without merging where the anonymous session is over', async () => {
    const { page, accounts, time } = await setUp()
    accounts.answer = 'not_signed_in'
    expect((await whilePassing({ time }, finishSignIn(page.client, 'c'.repeat(43)))).id).toBe('1')
    expect(accounts.calls.map(({ path }) => path.split('/').at(-2))).toEqual(['merge', 'exchange'])
  })

  it('sends what they have handed in before it asks', async () => {
    const { page, server, device, simulation, time, anonymous } = await setUp()
    const attempt = page.open('7', 'archive')
    await time.advance(200)
    attempt.answer('1', 2)
    device.setOnline(false)
    await attempt.submit()
    await time.advance(100)
    page.kill()
    device.setOnline(true)
    const later = simulation.page(device)
    device.items.set('prostuti:pkce', 'v'.repeat(43))
    await whilePassing({ time }, finishSignIn(later.client, 'c'.repeat(43)))
    expect(server.attempt(anonymous.id, '7', 'archive').receipt).not.toBeNull()
  })

  it('takes an open sheet of this device along, with answers that the server has not seen', async () => {
    const { page, device, simulation, server, time, anonymous } = await setUp()
    const attempt = page.open('7', 'archive')
    await time.advance(200)
    device.setOnline(false)
    attempt.answer('1', 2)
    attempt.answer('2', 3)
    await time.advance(100)
    page.kill()
    device.setOnline(true)
    const login = simulation.page(device)
    await whilePassing({ time }, finishSignIn(login.client, 'c'.repeat(43)))
    login.kill()
    // The server has moved the attempt.
    const joined = server.attempt(anonymous.id, '7', 'archive')
    expect(joined.sheet.size).toBe(0)
    const after = simulation.page(device)
    expect(await whilePassing({ time }, after.client.exams.hasSheet('7', 'archive'))).toBe(true)
    const again = after.open('7', 'archive')
    await time.advance(300)
    expect([again.$entry('1').get()?.answer, again.$entry('2').get()?.answer]).toEqual([2, 3])
  })

  it('leaves a sheet where it is when the account’s own attempt counts', async () => {
    const { page, device, simulation, accounts, time } = await setUp()
    page.open('7', 'archive')
    await time.advance(200)
    page.kill()
    accounts.collided = [{ exam: '7', state: 'archive' }]
    const login = simulation.page(device)
    await whilePassing({ time }, finishSignIn(login.client, 'c'.repeat(43)))
    expect(await whilePassing({ time }, login.client.exams.hasSheet('7', 'archive'))).toBe(false)
  })
})

describe('an account', () => {
  it('shows a changed profile in every tab', async () => {
    const { simulation, device, time } = await setUp()
    simulation.signIn(device, '1')
    const [first, second] = [simulation.page(device), simulation.page(device)]
    second.client.auth.$user.get()
    const patch = { profile: { tags: ['bcs'] } }
    await whilePassing({ time }, accountApiOf(first.client).updateProfile(patch))
    await time.settle()
    expect(second.client.auth.$user.get()?.profile.tags).toEqual(['bcs'])
  })

  it('that is deleted leaves neither a session nor a secret nor a sheet', async () => {
    const { page, device, time } = await setUp()
    page.open('7', 'archive')
    await time.advance(200)
    await whilePassing({ time }, accountApiOf(page.client).deleteAccount())
    expect([page.client.auth.$user.get(), secretOf(device), tokenOf(device)]).toEqual([null, undefined, undefined])
    const database = await page.platform.storage.openDatabase()
    const count = await new Promise(resolve => {
      const request = database.transaction('sheets').objectStore('sheets').count()
      request.onsuccess = () => resolve(request.result)
    })
    expect(count).toBe(0)
  })
})
