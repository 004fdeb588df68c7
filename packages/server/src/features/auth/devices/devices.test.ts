import { randomBytes } from 'node:crypto'
import type { Login, SignedInDevice } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const { app } = testApp

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const appView =
  'Mozilla/5.0 (Linux; Android 13; Pixel 5; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0 Mobile Safari/537.36'

const path = 'accounts/v1/devices/'

/** The same person on so many devices: their secret signs them in on each. */
async function signIn(...agents: string[]): Promise<string[]> {
  const body = { device_id: randomBytes(24).toString('base64url') }
  const tokens: string[] = []
  for (const agent of agents) {
    const headers = { 'user-agent': agent }
    const { body: login } = await request<Login>(app, 'POST', 'accounts/v1/login/anonymous/', { body, headers })
    tokens.push(login.token)
  }
  return tokens
}

const devices = async (token: string) =>
  (await request<{ count: number; results: SignedInDevice[] }>(app, 'GET', path, { token })).body.results
const remove = (token: string, which: string) =>
  request<{ signed_out: number }>(app, 'DELETE', `${path}${which}/`, { token })
const status = async (token: string) => (await request(app, 'GET', 'accounts/v1/user-info/', { token })).status

describe('the devices of a person', () => {
  it('are listed with what they said of themselves, the one that asks first', async () => {
    const [first, second, third] = await signIn(phone, laptop, appView)
    const seen = await devices(second!)
    expect(seen[0]).toMatchObject({ is_this: true, kind: 'computer', browser: 'Firefox', system: 'Windows' })
    expect(seen.slice(1).map(({ kind, system, is_this }) => [kind, system, is_this])).toEqual(
      expect.arrayContaining([
        ['phone', 'Android', false],
        ['app', 'Android', false],
      ]),
    )
    expect((await devices(first!))[0]).toMatchObject({ is_this: true, kind: 'phone' })
    expect(await devices(third!)).toHaveLength(3)
  })

  it('are signed out one by one, but not the one in hand', async () => {
    const [mine, other] = await signIn(phone, laptop)
    const [own, lost] = await devices(mine!)
    expect((await remove(mine!, own!.id)).status).toBe(409)
    expect((await remove(mine!, lost!.id)).status).toBe(204)
    expect(await status(other!)).toBe(401)
    expect(await status(mine!)).toBe(200)
    expect((await remove(mine!, lost!.id)).status).toBe(404)
  })

  it('are signed out all together, but the one in hand', async () => {
    const [mine, ...others] = await signIn(phone, laptop, appView)
    expect((await remove(mine!, 'others')).body).toEqual({ signed_out: 2 })
    for (const token of others) expect(await status(token)).toBe(401)
    expect(await devices(mine!)).toHaveLength(1)
  })

  it('are nobody else’s to sign out', async () => {
    const [mine] = await signIn(phone)
    const [stranger] = await signIn(laptop)
    const [theirs] = await devices(mine!)
    expect((await remove(stranger!, theirs!.id)).status).toBe(404)
    expect(await status(mine!)).toBe(200)
  })

  it('say when they were last used, to the hour and never ahead of it', async () => {
    const [token] = await signIn(phone)
    await testApp.db.pool.query(`update sessions set seen_at = seen_at - interval '3 days'`)
    const before = (await devices(token!))[0]!.last_seen_at
    for (const { run } of app.features.auth.sweeps ?? []) await run(new AbortController().signal)
    const after = (await devices(token!))[0]!.last_seen_at
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before))
    expect(new Date(after).getUTCMinutes()).toBe(0)
    expect(Date.parse(after)).toBeLessThanOrEqual(Date.now())
  })
})
