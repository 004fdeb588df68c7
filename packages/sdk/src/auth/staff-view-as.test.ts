import { expect, it } from 'vitest'
import { createProstuti } from '../index.ts'
import { memoryPlatform } from '../platform/memory.ts'
import { sessionKey } from '../platform/stored-session.ts'
import { userInfo } from '../testing/people.ts'
import { beginViewAs, endViewingAs, realUserOf } from './staff-view-as.ts'

const base = 'https://api.example/api/'
const [jahid, nusrat] = [userInfo('7', 'Jahid'), userInfo('1', 'Nusrat')]

function setUp(status = 204) {
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { authorization, Authorization } = Object.fromEntries(new Headers(init?.headers)) as Record<string, string>
    calls.push(`${init?.method} ${String(input).slice(base.length)} ${authorization ?? Authorization}`)
    const body =
      status === 204 ? null : JSON.stringify({ code: status === 401 ? 'not_signed_in' : 'forbidden', status })
    return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } })
  }
  const platform = memoryPlatform({ fetch })
  platform.storage.setItem(sessionKey(base), JSON.stringify({ token: 'own', user: jahid }))
  return { client: createProstuti({ base, platform }), calls, platform }
}

it('shows what somebody else sees, knows who one really is, and leads back', async () => {
  const { client, calls, platform } = setUp()
  expect(realUserOf(client)).toBeNull()
  await beginViewAs(client, { user: { user_info: nusrat, token: 'view-as-secret' } })
  expect([client.auth.$token.get(), client.auth.$user.get()?.name]).toEqual(['view-as-secret', 'Nusrat'])
  expect(realUserOf(client)).toEqual(jahid)
  platform.storage.setItem(`prostuti:notifications:${base}`, '{}')
  expect(await endViewingAs(client)).toEqual(jahid)
  expect([client.auth.$token.get(), client.auth.$user.get()?.name, realUserOf(client)]).toEqual(['own', 'Jahid', null])
  expect(platform.storage.getItem(`prostuti:notifications:${base}`)).toBeNull()
  expect(calls).toEqual(['DELETE core/v1/admin-view-as/ token own'])
  expect(await endViewingAs(client)).toBeNull()
})

it.each([401, 403])('leads back where the server has ended it already: %i', async status => {
  const { client } = setUp(status)
  await beginViewAs(client, { user: { user_info: nusrat, token: 'view-as-secret' } })
  expect(await endViewingAs(client)).toEqual(jahid)
  expect(realUserOf(client)).toBeNull()
})

it('believes no look whose session is another one', async () => {
  const { client, platform } = setUp()
  await beginViewAs(client, { user: { user_info: nusrat, token: 'view-as-secret' } })
  platform.storage.setItem(sessionKey(base), JSON.stringify({ token: 'other', user: nusrat }))
  expect(realUserOf(client)).toBeNull()
})
