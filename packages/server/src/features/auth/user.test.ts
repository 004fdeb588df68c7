import type { UserInfo } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestAuth,
  openTestDatabase,
  outcome,
  signInNewDevice,
  type TestAuth,
  type TestDatabase,
} from './testing/test-auth.ts'

let database: TestDatabase
let auth: TestAuth
let token: string
beforeAll(async () => {
  database = await openTestDatabase()
  auth = createTestAuth(database.pool)
  token = (await signInNewDevice(auth)).token
})
afterAll(() => database.close())

const me = async () => (await (await auth.ask('GET', 'user-info/', { token })).json()) as UserInfo
const patch = (body: unknown) => auth.ask('PATCH', 'user-info/', { token, body })

/** As signing in with the provider would have left it. */
async function givenByProvider(address = 'https://lh3.googleusercontent.com/mine'): Promise<string> {
  await database.pool.query('update users set provider_picture = $1', [address])
  return address
}

describe('what I say about myself', () => {
  test('can be changed, a part at a time, in Bangla', async () => {
    const names = { name: 'ক্ষুদিরাম র্ধ্ব স্ত্রী', first_name: 'ক্ষুদিরাম', last_name: 'জ্ঞান' }
    expect(await (await patch(names)).json()).toMatchObject(names)
    const picture = await givenByProvider()
    expect(await (await patch({ picture, profile: { tags: ['bcs', 'ব্যাংক'] } })).json()).toMatchObject(names)
    const name = 'ক্ষুদিরাম'
    await patch({ name })
    expect(await me()).toMatchObject({ ...names, name, picture, profile: { tags: ['bcs', 'ব্যাংক'] } })
  })

  test('can be taken back', async () => {
    await patch({ name: 'x', picture: await givenByProvider(), profile: { tags: ['x'] } })
    await patch({ last_name: '', picture: null, profile: { tags: [] } })
    expect(await me()).toMatchObject({ last_name: '', picture: null, profile: { tags: [] } })
  })

  test.each(['', '   ', '\u2003', '\u3164', '\u2800\u200b'])(
    'has a name in which something is seen, which is not %j',
    async name => {
      const before = await me()
      const answer = await patch({ name })
      const { errors } = (await answer.json()) as { errors: { path: string }[] }
      expect([answer.status, errors.map(({ path }) => path)]).toEqual([400, ['name']])
      expect(await me()).toEqual(before)
    },
  )

  test('stays as it is when nothing is sent', async () => {
    const before = await me()
    expect(await (await patch({})).json()).toEqual(before)
  })

  test('is never kept by caches on the way', async () => {
    const answer = await auth.ask('GET', 'user-info/', { token })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('changes for me alone', async () => {
    const other = await signInNewDevice(auth)
    await patch({ name: 'only mine' })
    const answer = await auth.ask('GET', 'user-info/', { token: other.token })
    expect(((await answer.json()) as UserInfo).name).toBe('')
  })
})

describe('what I may not say about myself', () => {
  const smuggled = [
    { is_moderator: true },
    { is_anonymous: false },
    { coins: 1_000_000 },
    { billing_profile: { coins: 1_000_000 } },
    { id: '1' },
    { email: 'somebody@else.example' },
    { profile: { tags: [], coins: 1 } },
    '{"__proto__": {"is_moderator": true}}',
    '{"constructor": {"prototype": {"is_moderator": true}}}',
    '{"profile": {"tags": [], "__proto__": {"coins": 1}}}',
    { picture: 'javascript:alert(1)' },
    { picture: 'http://lh3.googleusercontent.com/mine' },
    { picture: 'https://lh3.googleusercontent.com/somebody-else' },
    { picture: 'https://pictures.example/x.png' },
    { picture: 'https://lh3.googleusercontent.com.evil.example/mine' },
    { picture: 'https://lh3.googleusercontent.com@evil.example/mine' },
    { name: 'x'.repeat(81) },
    { name: ['x'] },
    { name: null },
    { profile: { tags: Array(21).fill('x') } },
  ]
  test.each(smuggled)('%j', async body => {
    const before = await me()
    expect(await outcome(await patch(body))).toBe('400 validation_failed')
    expect(await me()).toEqual(before)
    const { rows } = await database.pool.query(
      'select (select count(*) from users where is_moderator) as moderators, (select count(*) from coin_balances) as balances',
    )
    expect(rows).toEqual([{ moderators: '0', balances: '0' }])
  })

  test('a picture that is not the provider’s own, by the name of the field', async () => {
    const problem = (await (await patch({ picture: 'https://lh3.googleusercontent.com/other' })).json()) as {
      errors: { path: string; code: string }[]
    }
    expect(problem.errors).toEqual([expect.objectContaining({ path: 'picture', code: 'not_yours' })])
  })

  test('a picture from elsewhere is not shown, though it stands there', async () => {
    await database.pool.query(`update users set picture = 'https://stranger.example/pixel.gif'`)
    expect((await me()).picture).toBeNull()
    await database.pool.query(`update users set picture = 'https://lh3.googleusercontent.com/mine'`)
    expect((await me()).picture).toBe('https://lh3.googleusercontent.com/mine')
  })

  test('a refused field is named', async () => {
    const problem = (await (await patch({ is_moderator: true, coins: 5 })).json()) as { errors: { path: string }[] }
    expect(problem.errors.map(error => error.path).sort()).toEqual(['coins', 'is_moderator'])
  })
})

test.each(['GET', 'PATCH'])('%s asks for a sign-in', async method => {
  const body = method === 'PATCH' ? {} : undefined
  expect(await outcome(await auth.ask(method, 'user-info/', { body }))).toBe('401 not_signed_in')
  expect(await outcome(await auth.ask(method, 'user-info/', { body, token: 'x'.repeat(43) }))).toBe('401 not_signed_in')
})
