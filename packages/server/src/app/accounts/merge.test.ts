import type { LedgerEntry, ParticipatedExam, Receipt, Standings, UserInfo } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { creditCoins, takeBackCoins } from '../../features/billing/ledger.ts'
import { wrongSums } from '../../features/billing/testing/wrong-sums.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { holdExam, minute } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { type Person, request } from '../../testing/test-app.ts'
import { codeOf, mergeInto } from './testing/merge-into.ts'

const testApp = await openTestApp()
const { db, clock, app } = testApp

const pair = async () => [await testApp.person(), await testApp.person({ member: true })] as const
const openExam = (options: Parameters<typeof holdExam>[2] = {}) =>
  holdExam(db, clock.now(), { membersOnly: false, ...options })
const outcomeOf = async (person: Person) => {
  const { status, body } = await person.call<{ code?: string }>('GET', 'accounts/v1/user-info/')
  return body.code ?? status
}
const whoIs = async (token: string) => (await request<UserInfo>(app, 'GET', 'accounts/v1/user-info/', { token })).body
const taken = async (person: Person) =>
  (await person.call<{ results: ParticipatedExam[] }>('GET', 'exam/v5/user-participated-exams/')).body.results
const receiptOf = (person: Person, exam: number, state = 'live') =>
  person.call<{ receipt: Receipt; code?: string }>('GET', `exam/v5/receipts/${exam}/?state=${state}`)
const standings = async (person: Person, exam: number, state = 'live') =>
  (await person.call<Standings>('GET', `exam/v5/standings/${exam}/?state=${state}`)).body
const kept = async (person: Person) =>
  (await person.call<{ results: { id: string }[] }>('GET', 'exam/v5/bookmark/exams/')).body.results.map(({ id }) => id)
const credit = (person: Person, coins: Parameters<typeof creditCoins>[2]) =>
  inTransaction(db.pool, client =>
    creditCoins(
      client,
      { userId: BigInt(person.id), reason: 'daily_bonus', ref: crypto.randomUUID(), at: clock.now() },
      coins,
    ),
  )
const balance = async (person: Pick<Person, 'id'>) =>
  (await db.pool.query('select given, bought, debt from coin_balances where user_id = $1', [person.id])).rows[0]
const ledgerOf = async (person: Person) =>
  (await person.call<{ results: LedgerEntry[] }>('GET', 'billing/v1/ledger/')).body.results

describe('signing in with an account after going on without one', () => {
  it('brings along what was taken, with its result and its receipt', async () => {
    const [anonymous, account] = await pair()
    const exam = await openExam()
    await anonymous.join(exam.id)
    const sheet = { id: crypto.randomUUID(), answers: exam.right(6) }
    const { body: receipt } = await anonymous.submit(exam.id, sheet)
    const { status, body } = await mergeInto(testApp, anonymous, account)
    expect([status, body.status, body.collided]).toEqual([200, 'merged', []])
    expect((await whoIs(body.token!)).id).toBe(account.id)
    expect(await outcomeOf(anonymous)).toBe('not_signed_in')
    expect((await taken(account)).map(({ id }) => id)).toEqual([String(exam.id)])
    expect((await receiptOf(account, exam.id)).body.receipt).toEqual(receipt)
    // Whose answer was lost asks again, by the account, and gets the same bytes.
    expect((await account.submit(exam.id, sheet)).body).toEqual(receipt)
    clock.advance(63 * minute)
    expect((await account.result(exam.id)).body.marks).toBe(6)
    clock.advance(-63 * minute)
  })

  it('moves an open attempt of the archive, which then goes on', async () => {
    const [anonymous, account] = await pair()
    const exam = await openExam({
      startTime: new Date(clock.now() - 200 * minute),
      endTime: new Date(clock.now() - 100 * minute),
    })
    await anonymous.join(exam.id, 'archive')
    const [question] = [...exam.key.keys()] as [string]
    const change = [{ question, answer: exam.right()[question]!, at: 5, seq: 1 }]
    const drafted = await anonymous.call('PATCH', `exam/v5/answer-sheet/${exam.id}/`, {
      device: 'phone',
      changes: change,
      state: 'archive',
    })
    expect(drafted.status).toBe(200)
    await mergeInto(testApp, anonymous, account)
    const again = await account.join(exam.id, 'archive')
    expect(again.body.answer_sheet).toMatchObject([{ question, answer: change[0]!.answer }])
    const { status, body } = await account.submit(exam.id, { state: 'archive', answers: exam.right() })
    expect([status, body.answered]).toEqual([200, exam.key.size])
  })

  it('is refused while a live exam of either runs, and then nothing has happened', async () => {
    const exam = await openExam()
    for (const sitting of ['anonymous', 'account'] as const) {
      const [anonymous, account] = await pair()
      await (sitting === 'anonymous' ? anonymous : account).join(exam.id)
      const body = await codeOf(testApp, account)
      const ask = () => anonymous.call('POST', 'accounts/v1/login/google/merge/', body)
      expect((await ask()).body).toEqual({ status: 'failed', reason: 'live_attempt_open' })
      expect(await outcomeOf(anonymous)).toBe(200)
      await (sitting === 'anonymous' ? anonymous : account).submit(exam.id, {})
      // The code was not spent.
      expect((await ask()).body).toMatchObject({ status: 'merged' })
    }
  })

  it('happens once, however often it is asked for at the same moment', async () => {
    const [anonymous, account] = await pair()
    await credit(anonymous, { given: 7 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => mergeInto(testApp, anonymous, account)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array(7).fill(401)])
    expect(await balance(account)).toEqual({ given: 7, bought: 0, debt: 0 })
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('is for anonymous people, with a code that is theirs', async () => {
    const [anonymous, account] = await pair()
    const other = await testApp.person({ member: true })
    expect((await mergeInto(testApp, other, account)).status).toBe(403)
    const good = await codeOf(testApp, account)
    const wrong = { ...good, code_verifier: (await codeOf(testApp, account)).code_verifier }
    const ask = (body: object) => anonymous.call('POST', 'accounts/v1/login/google/merge/', body)
    expect((await ask(wrong)).body.code).toBe('provider_rejected')
    // One wrong try burns a code.
    expect((await ask(good)).body.code).toBe('provider_rejected')
    for (const body of [{}, { ...good, access_token: 'x' }, { code: good.code }, { ...good, user_id: '1' }])
      expect((await ask(body)).body.code).toBe('validation_failed')
    expect(await outcomeOf(anonymous)).toBe(200)
  })
})

describe('an exam that both have taken', () => {
  it('counts as the account took it, and the other sheet leaves the marks that may still move', async () => {
    const [anonymous, account] = await pair()
    const exam = await openExam()
    for (const [person, count] of [
      [anonymous, 9],
      [account, 4],
    ] as const) {
      await person.join(exam.id)
      await person.submit(exam.id, { answers: exam.right(count) })
    }
    const { body } = await mergeInto(testApp, anonymous, account)
    expect(body.collided).toEqual([{ exam: String(exam.id), state: 'live' }])
    clock.advance(63 * minute)
    await app.exams.sweep()
    const list = await standings(account, exam.id)
    expect([list.provisional, list.results.map(row => [row.marks, row.is_me])]).toEqual([false, [[4, true]]])
    expect((await account.result(exam.id)).body).toMatchObject({ marks: 4, position: 1, total_examinees: 1 })
    clock.advance(-63 * minute)
  })

  it('keeps its row in a list that is final, without a name', async () => {
    const [anonymous, account] = await pair()
    const exam = await openExam()
    await anonymous.call('PUT', 'exam/v5/rank-alias/', { alias: 'Kingfisher' })
    for (const [person, count] of [
      [anonymous, 9],
      [account, 4],
    ] as const) {
      await person.join(exam.id)
      await person.submit(exam.id, { answers: exam.right(count) })
    }
    clock.advance(63 * minute)
    await app.exams.sweep()
    expect((await standings(account, exam.id)).results.map(row => row.user.name)[0]).toBe('Kingfisher')
    await mergeInto(testApp, anonymous, account)
    const { results } = await standings(account, exam.id)
    expect(results.map(row => [row.position, row.marks, row.is_me])).toEqual([
      [1, 9, false],
      [2, 4, true],
    ])
    expect(results[0]!.user).toEqual({ name: expect.stringMatching(/^পরীক্ষার্থী \S+$/), picture: null })
    clock.advance(-63 * minute)
  })

  it('leaves the archive’s list to the account’s try', async () => {
    const [anonymous, account] = await pair()
    const past = { startTime: new Date(clock.now() - 200 * minute), endTime: new Date(clock.now() - 100 * minute) }
    const exam = await openExam({ ...past, standingVisibility: past.startTime })
    for (const [person, count] of [
      [anonymous, 9],
      [account, 4],
    ] as const) {
      await person.join(exam.id, 'archive')
      await person.submit(exam.id, { state: 'archive', answers: exam.right(count) })
    }
    await mergeInto(testApp, anonymous, account)
    const { results, count } = await standings(account, exam.id, 'archive')
    expect([count, results.map(row => [row.position, row.marks])]).toEqual([1, [[1, 4]]])
  })
})

describe('standings that are final', () => {
  it('shows the account where the anonymous person stood, and the receipt is still in its tree', async () => {
    const [anonymous, account] = await pair()
    const exam = await openExam()
    const others = await Promise.all(Array.from({ length: 6 }, () => testApp.person()))
    for (const [index, person] of [...others, anonymous].entries()) {
      await person.join(exam.id)
      await person.submit(exam.id, { answers: exam.right(index % 3) })
    }
    clock.advance(63 * minute)
    await app.exams.sweep()
    const before = await standings(anonymous, exam.id)
    const root = (await anonymous.call<{ mine: unknown }>('GET', `exam/v5/receipt-root/${exam.id}/`)).body
    await mergeInto(testApp, anonymous, account)
    const after = await standings(account, exam.id)
    expect(after.me?.place).toBe(before.me?.place)
    expect(after.results.map(row => row.marks)).toEqual(before.results.map(row => row.marks))
    expect((await account.call('GET', `exam/v5/receipt-root/${exam.id}/`)).body).toEqual(root)
    expect(root.mine).not.toBeNull()
    clock.advance(-63 * minute)
  })
})

describe('coins', () => {
  it('move by two entries of the ledger, given and bought ones apart', async () => {
    const [anonymous, account] = await pair()
    await credit(anonymous, { given: 3, bought: 20 })
    await credit(account, { given: 5 })
    await mergeInto(testApp, anonymous, account)
    expect([await balance(anonymous), await balance(account)]).toEqual([
      { given: 0, bought: 0, debt: 0 },
      { given: 8, bought: 20, debt: 0 },
    ])
    const [newest] = await ledgerOf(account)
    expect(newest).toMatchObject({ delta: 23, balance: 28, reason: 'account_merge', ref: null, title: null })
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('pay what the account owes; what the anonymous person owed stays owed', async () => {
    for (const debtor of ['anonymous', 'account'] as const) {
      const [anonymous, account] = await pair()
      const [owing, having] = debtor === 'anonymous' ? [anonymous, account] : [account, anonymous]
      await inTransaction(db.pool, client =>
        takeBackCoins(
          client,
          { userId: BigInt(owing.id), reason: 'taken_back', ref: 'x', at: clock.now() },
          { given: 4, bought: 0 },
        ),
      )
      await credit(having, { given: 3, bought: 6 })
      await mergeInto(testApp, anonymous, account)
      const paid = { given: 0, bought: 5, debt: 0 }
      const owed = { given: 3, bought: 6, debt: 4 }
      expect(await balance(account)).toEqual(debtor === 'account' ? paid : owed)
      expect(await balance(anonymous)).toEqual({ given: 0, bought: 0, debt: 0 })
    }
    expect(await wrongSums(db.pool)).toEqual([])
  })
})

describe('what else a person has', () => {
  it('moves once: bookmarks, programs, consents, goals and the name in standings', async () => {
    const [anonymous, account] = await pair()
    const [shared, own] = [await openExam(), await openExam()]
    for (const [person, exams] of [
      [anonymous, [shared, own]],
      [account, [shared]],
    ] as const)
      for (const exam of exams) await person.call('POST', 'exam/v5/bookmarks/', { exam: String(exam.id) })
    await anonymous.call('PATCH', 'accounts/v1/user-info/', { profile: { tags: ['BCS'] } })
    await anonymous.call('PUT', 'exam/v5/rank-alias/', { alias: 'Heron' })
    await mergeInto(testApp, anonymous, account)
    expect((await kept(account)).sort()).toEqual([String(shared.id), String(own.id)].sort())
    const { body } = await account.call<UserInfo>('GET', 'accounts/v1/user-info/')
    expect(body.profile).toEqual({ tags: ['BCS'], rank_alias: 'Heron' })
    const { rows } = await db.pool.query('select name, tags, rank_alias from users where id = $1', [anonymous.id])
    expect(rows).toEqual([{ name: '', tags: [], rank_alias: null }])
  })

  it('stays with a device that comes back only as a new person', async () => {
    const device = { device_id: 'a-secret-of-this-device-alone' }
    const first = await request<{ token: string; user_info: UserInfo }>(app, 'POST', 'accounts/v1/login/anonymous/', {
      body: device,
    })
    const account = await testApp.person({ member: true })
    const body = await codeOf(testApp, account)
    await request(app, 'POST', 'accounts/v1/login/google/merge/', { token: first.body.token, body })
    const second = await request<{ user_info: UserInfo }>(app, 'POST', 'accounts/v1/login/anonymous/', { body: device })
    expect(second.status).toBe(200)
    expect(second.body.user_info.id).not.toBe(first.body.user_info.id)
  })
})

describe('calls that are under way while two people become one', () => {
  it('have their effect for the account, or none', async () => {
    for (let round = 0; round < 6; round++) {
      const [anonymous, account] = await pair()
      const past = { startTime: new Date(clock.now() - 200 * minute), endTime: new Date(clock.now() - 100 * minute) }
      const [live, archived, toKeep] = [await openExam(), await openExam(past), await openExam()]
      await anonymous.join(archived.id, 'archive')
      const [merged, joined, submitted, bookmarked] = await Promise.all([
        mergeInto(testApp, anonymous, account),
        anonymous.join(live.id),
        anonymous.submit(archived.id, { state: 'archive', answers: archived.right() }),
        anonymous.call('POST', 'exam/v5/bookmarks/', { exam: String(toKeep.id) }),
      ])
      const isMerged = merged.body.status === 'merged'
      const mine = isMerged ? account : anonymous
      // What was answered 200 is there; what was not is neither with the one nor with the other.
      const { rows } = await db.pool.query(
        'select user_id, exam_id from attempts where user_id in ($1, $2) order by exam_id',
        [anonymous.id, account.id],
      )
      const expected = [joined.status === 200 ? live.id : null, archived.id].filter(id => id !== null)
      expect(rows).toEqual(expected.map(id => ({ user_id: mine.id, exam_id: id })))
      if (!isMerged) expect(merged.body).toEqual({ status: 'failed', reason: 'live_attempt_open' })
      for (const { status } of [joined, submitted, bookmarked]) expect([200, 401]).toContain(status)
      if (submitted.status === 200)
        expect((await receiptOf(mine, archived.id, 'archive')).body.receipt).toEqual(submitted.body)
      expect((await kept(mine)).length).toBe(bookmarked.status === 200 ? 1 : 0)
    }
  })
})
