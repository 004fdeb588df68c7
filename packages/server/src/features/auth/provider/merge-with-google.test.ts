import type { Merge, UserInfo } from '@prostuti/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type HeldExam, holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { type ScriptedProvider, startScriptedProvider } from '../testing/scripted-provider.ts'

const provider = await startScriptedProvider()
const testApp = await openTestApp({ provider: provider.settings })
const { app, db, clock } = testApp
afterAll(() => provider.close())
beforeEach(() => provider.say({}))

type Script = Parameters<ScriptedProvider['say']>[0]

let subjects = 1000
/** A person whom only the provider knows. */
const newSubject = () => String(++subjects)
const says = (sub: string, { tokenInfo, userInfo }: { tokenInfo?: object; userInfo?: object } = {}) =>
  provider.say({ tokenInfo: { sub, ...tokenInfo }, userInfo: { sub, ...userInfo } })

const body = { access_token: 'ya29.token' }
const signIn = async () => (await request<Merge>(app, 'POST', 'accounts/v1/login/google/', { body })).body
const merge = (person: Pick<Person, 'call'>) =>
  person.call<Merge & { code?: string }>('POST', 'accounts/v1/login/google/merge/', body)
const openExam = () => holdExam(db, clock.now(), { membersOnly: false })
const whoIs = (token: string) => request<UserInfo>(app, 'GET', 'accounts/v1/user-info/', { token })

async function anonymousWhoSat(exam: HeldExam): Promise<Person> {
  const person = await testApp.person()
  await person.join(exam.id)
  await person.submit(exam.id, { answers: exam.right(3) })
  return person
}

const takenBy = async ({ id }: Pick<Person, 'id'>) =>
  (await db.pool.query('select exam_id from attempts where user_id = $1', [id])).rows.map(row => Number(row.exam_id))

/** All that a merge may touch of people and of what they took, as it stands. */
async function everything(): Promise<unknown[]> {
  const tables = ['users', 'identities', 'sessions', 'attempts', 'ledger_entries', 'coin_balances']
  const found = tables.map(table => db.pool.query(`select t::text as row from ${table} t order by 1`))
  return (await Promise.all(found)).map(({ rows }) => rows)
}

describe('merging by an access token of Google’s', () => {
  it('moves what an anonymous person took to the account that Google’s id has here, and signs in with it', async () => {
    says(newSubject())
    const account = await signIn()
    const exam = await openExam()
    const anonymous = await anonymousWhoSat(exam)
    const { status, body: merged } = await merge(anonymous)
    expect([status, merged]).toMatchObject([
      200,
      { status: 'merged', collided: [], user_info: { id: account.user_info!.id, is_anonymous: false } },
    ])
    expect((await whoIs(merged.token!)).body.id).toBe(account.user_info!.id)
    expect([await takenBy(account.user_info!), await takenBy(anonymous)]).toEqual([[exam.id], []])
    expect((await whoIs(anonymous.token)).status).toBe(401)
    // The account's other device stays signed in.
    expect((await whoIs(account.token!)).status).toBe(200)
  })

  it('makes the account of whom nobody has seen before, with what Google says of them', async () => {
    const sub = newSubject()
    says(sub, { userInfo: { email: 'new@mail.example' } })
    const exam = await openExam()
    const anonymous = await anonymousWhoSat(exam)
    const { body: merged } = await merge(anonymous)
    expect(merged).toMatchObject({
      status: 'merged',
      user_info: { name: 'নুসরাত জাহান', email: 'new@mail.example', is_anonymous: false },
    })
    expect(merged.user_info!.id).not.toBe(anonymous.id)
    expect(await takenBy(merged.user_info!)).toEqual([exam.id])
    expect((await signIn()).user_info!.id).toBe(merged.user_info!.id)
  })

  it('makes one account and merges once, however often it is asked for at the same moment', async () => {
    const sub = newSubject()
    says(sub)
    const anonymous = await testApp.person()
    const answers = await Promise.all(Array.from({ length: 6 }, () => merge(anonymous)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array(5).fill(401)])
    const { rows } = await db.pool.query('select user_id from identities where subject = $1', [sub])
    expect(rows).toHaveLength(1)
  })

  it('is not for who has an account: no second one is made', async () => {
    says(newSubject())
    const member = await testApp.person({ member: true })
    const before = await everything()
    expect((await merge(member)).status).toBe(403)
    expect(await everything()).toEqual(before)
  })
})

describe('a token that merges nobody', () => {
  it.each<[string, string, number, Script]>([
    ['was made for another app', 'provider_rejected', 401, { tokenInfo: { aud: 'another-app', azp: 'another-app' } }],
    ['has expired', 'provider_rejected', 401, { tokenInfo: { exp: '1' } }],
    ['is about another person in userinfo', 'provider_rejected', 401, { userInfo: { sub: '999' } }],
    [
      'is unknown to tokeninfo',
      'provider_rejected',
      401,
      { tokenInfo: () => Response.json({ error: 'invalid_token' }, { status: 400 }) },
    ],
    ['Google can’t be asked about', 'try_later', 503, { tokenInfo: () => new Response('', { status: 500 }) }],
  ])('one that %s: %s, and nothing has changed', async (_, code, status, script) => {
    const exam = await openExam()
    const anonymous = await anonymousWhoSat(exam)
    const before = await everything()
    provider.say(script)
    const answer = await merge(anonymous)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await everything()).toEqual(before)
    expect((await whoIs(anonymous.token)).body).toMatchObject({ id: anonymous.id, is_anonymous: true })
    says(newSubject())
    expect((await merge(anonymous)).body.status).toBe('merged')
  })
})

describe('while a live exam runs', () => {
  const refused = { status: 'failed', reason: 'live_attempt_open' }

  it('nothing is spent: no account is made of a stranger, and the same token merges once the exam is handed in', async () => {
    says(newSubject())
    const [exam, anonymous] = [await openExam(), await testApp.person()]
    await anonymous.join(exam.id)
    const before = await everything()
    const { status, body: answer } = await merge(anonymous)
    expect([status, answer]).toEqual([200, refused])
    expect(await everything()).toEqual(before)
    expect((await anonymous.submit(exam.id, { answers: exam.right(2) })).status).toBe(200)
    const { body: merged } = await merge(anonymous)
    expect(merged.status).toBe('merged')
    expect(await takenBy(merged.user_info!)).toEqual([exam.id])
  })

  it('of the account, it keeps even the email and picture that it had', async () => {
    const sub = newSubject()
    says(sub)
    const account = await signIn()
    const [exam, anonymous] = [await openExam(), await testApp.person()]
    const token = account.token!
    const join = { token, body: { state: 'live' } }
    expect((await request(app, 'POST', `exam/v5/exams/${exam.id}/join/`, join)).status).toBe(200)
    const before = await everything()
    says(sub, { userInfo: { email: 'moved@mail.example', picture: 'https://lh3.googleusercontent.com/moved' } })
    expect((await merge(anonymous)).body).toEqual(refused)
    expect(await everything()).toEqual(before)
    expect((await whoIs(anonymous.token)).status).toBe(200)
  })
})
