import type { Standings } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { hashSecret } from '../../features/auth/sessions/sessions.ts'
import { creditCoins } from '../../features/billing/ledger.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { holdExam, minute } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { type Person, request } from '../../testing/test-app.ts'
import { mergeInto } from './testing/merge-into.ts'

const testApp = await openTestApp()
const { db, clock, app } = testApp

const path = 'accounts/v1/delete-user/'
const leave = (person: Pick<Person, 'call'>) => person.call<{ code: string } | undefined>('DELETE', path)
const openExam = (options: Parameters<typeof holdExam>[2] = {}) =>
  holdExam(db, clock.now(), { membersOnly: false, ...options })
const standings = async (person: Person, exam: number, state = 'live') =>
  (await person.call<Standings>('GET', `exam/v5/standings/${exam}/?state=${state}`)).body

/** Every row of the database that holds this text, as `table: row`. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where strpos(t::text, $1) > 0`,
      [text],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

describe('deleting an account', () => {
  it('erases what is personal, ends every session, and lets the same device start from scratch', async () => {
    const device = { device_id: 'the-secret-of-a-device-that-leaves' }
    const signIn = () =>
      request<{ token: string; user_info: { id: string } }>(app, 'POST', 'accounts/v1/login/anonymous/', {
        body: device,
      })
    const [first, second] = [await signIn(), await signIn()]
    const canaries = [
      'Canary Name',
      'canary@mail.example',
      'https://pictures.example/canary',
      'Canary Alias',
      'canary-tag',
      hashSecret(device.device_id).toString('hex'),
    ]
    const [name, email, picture, alias, tag, hash] = canaries
    await db.pool.query(
      'update users set name = $2, first_name = $2, email = $3, picture = $4, provider_picture = $4, rank_alias = $5, tags = $6 where id = $1',
      [first.body.user_info.id, name, email, picture, alias, [tag]],
    )
    for (const canary of canaries) expect(await rowsWith(canary), canary).not.toEqual([])
    const { status, headers } = await request(app, 'DELETE', path, { token: first.body.token })
    expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')])
    for (const canary of canaries) expect(await rowsWith(canary), canary).toEqual([])
    expect(hash).toMatch(/^\w{64}$/)
    for (const { body } of [first, second])
      expect(
        (await request<{ code: string }>(app, 'GET', 'accounts/v1/user-info/', { token: body.token })).body.code,
      ).toBe('not_signed_in')
    expect((await signIn()).body.user_info.id).not.toBe(first.body.user_info.id)
  })

  it('is refused while a live exam runs', async () => {
    const person = await testApp.person()
    const exam = await openExam()
    await person.join(exam.id)
    const { status, body } = await leave(person)
    expect([status, body!.code]).toEqual([409, 'live_attempt_open'])
    await person.submit(exam.id, {})
    expect((await leave(person)).status).toBe(204)
  })

  it('hands in what is open in the archive', async () => {
    const person = await testApp.person()
    const past = new Date(clock.now() - 100 * minute)
    const exam = await openExam({
      startTime: new Date(clock.now() - 200 * minute),
      endTime: past,
      standingVisibility: past,
    })
    await person.join(exam.id, 'archive')
    await leave(person)
    const { rows } = await db.pool.query(
      'select state, closed_by, receipt is not null as has_receipt from attempts where user_id = $1',
      [person.id],
    )
    expect(rows).toEqual([{ state: 2, closed_by: 2, has_receipt: true }])
    expect((await standings(await testApp.person(), exam.id, 'archive')).count).toBe(1)
  })

  it('leaves the row of standings and the tree of receipts, without a name', async () => {
    const [leaving, other] = [await testApp.person(), await testApp.person()]
    const exam = await openExam()
    await leaving.call('PUT', 'exam/v5/rank-alias/', { alias: 'Sandpiper' })
    for (const [person, count] of [
      [leaving, 8],
      [other, 2],
    ] as const) {
      await person.join(exam.id)
      await person.submit(exam.id, { answers: exam.right(count) })
    }
    clock.advance(63 * minute)
    await app.exams.sweep()
    const rootOf = async () =>
      (await other.call<{ root: string; size: number; mine: unknown }>('GET', `exam/v5/receipt-root/${exam.id}/`)).body
    const root = await rootOf()
    expect((await leave(leaving)).status).toBe(204)
    const { results } = await standings(other, exam.id)
    expect(results.map(row => [row.position, row.marks, row.user.picture])).toEqual([
      [1, 8, null],
      [2, 2, null],
    ])
    expect(results[0]!.user.name).toMatch(/^পরীক্ষার্থী \S+$/)
    expect(await rootOf()).toEqual(root)
    clock.advance(-63 * minute)
  })

  it('leaves the ledger, without the person', async () => {
    const person = await testApp.person({ member: true })
    const change = { userId: BigInt(person.id), reason: 'daily_bonus' as const, ref: 'left', at: clock.now() }
    await inTransaction(db.pool, client => creditCoins(client, change, { given: 5 }))
    await leave(person)
    const { rows } = await db.pool.query(`select user_id, given from ledger_entries where ref = 'left' order by given`)
    expect(rows).toEqual([
      { user_id: null, given: -5 },
      { user_id: null, given: 5 },
    ])
  })

  it('leaves a picture that a question shows, and what was imported, without the names of the person’s files', async () => {
    const person = await testApp.person({ member: true })
    const exam = await openExam()
    const upload = async () => {
      const { rows } = await db.pool.query<{ id: string }>(
        `insert into images (owner_id, name, state, created_at) values ($1, 'canary-on-a-beach.png', 'failed', now()) returning id`,
        [person.id],
      )
      return rows[0]!.id
    }
    const [shown, unseen] = [await upload(), await upload()]
    const [question] = exam.key.keys()
    await db.pool.query('update questions set picture_id = $2 where id = $1', [question, shown])
    await db.pool.query(
      `insert into question_imports (created_by, source, digest, created_at) values ($1, 'canary-of-mine.xlsx', 'none', now())`,
      [person.id],
    )
    expect(await rowsWith('canary-o')).toHaveLength(3)
    expect((await leave(person)).status).toBe(204)
    expect(await rowsWith('canary-o')).toEqual([])
    const { rows } = await db.pool.query('select id, name from images where id in ($1, $2)', [shown, unseen])
    expect(rows).toEqual([{ id: shown, name: '–' }])
  })

  it('takes along what had been merged into it', async () => {
    const [anonymous, account] = [await testApp.person(), await testApp.person({ member: true })]
    const { body } = await mergeInto(testApp, anonymous, account)
    expect(body.status).toBe('merged')
    await leave(account)
    const { rows } = await db.pool.query('select id from users where id in ($1, $2)', [anonymous.id, account.id])
    expect(rows).toEqual([])
  })
})
