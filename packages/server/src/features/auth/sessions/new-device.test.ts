import type { Login } from '@prostuti/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '../testing/scripted-provider.ts'
import {
  createTestAuth,
  newDeviceId,
  openTestDatabase,
  type TestAuth,
  type TestDatabase,
} from '../testing/test-auth.ts'

let database: TestDatabase
let provider: ScriptedProvider
let auth: TestAuth
beforeAll(async () => {
  database = await openTestDatabase()
  provider = await startScriptedProvider()
  auth = createTestAuth(database.pool, { provider: provider.settings })
})
afterAll(async () => {
  await provider.close()
  await database.close()
})

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

async function signIn(sub: string): Promise<Login> {
  provider.say({ tokenInfo: { sub }, userInfo: { sub } })
  const asked = { body: { access_token: 'ya29.token' }, headers: { 'user-agent': phone } }
  return (await (await auth.ask('POST', 'login/google/', asked)).json()) as Login
}

async function told(): Promise<{ user: string; device: string }[]> {
  const { rows } = await database.pool.query<{ user: string; device: string }>(
    `select user_id as user, data->>'device' as device from notifications where kind = 'new_device' order by id`,
  )
  return rows
}

test('a member who signs in on another device is told on which, each time, and nobody is of their first one', async () => {
  const { user_info } = await signIn('201')
  await signIn('202')
  expect(await told()).toEqual([])
  await signIn('201')
  await signIn('201')
  const row = { user: user_info.id, device: 'Chrome, Android' }
  expect(await told()).toEqual([row, row])
})

test('who had signed out everywhere else, or is no member, is not', async () => {
  const before = await told()
  const { token } = await signIn('203')
  await auth.ask('POST', 'logout/', { token })
  await signIn('203')
  const device = newDeviceId()
  for (const _ of [1, 2]) await auth.ask('POST', 'login/anonymous/', { body: { device_id: device } })
  expect(await told()).toEqual(before)
})
