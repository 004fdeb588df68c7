import type { ExportSummary } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { creditCoins } from '../../features/billing/ledger.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { holdExam, minute } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp

interface Sheet {
  readonly state: string
  readonly answers: readonly { readonly question: string; readonly answer: number | null }[]
  readonly result: { readonly marks: number; readonly correct: number } | null
}

interface File {
  readonly users: readonly { readonly name: string; readonly is_anonymous: boolean }[]
  readonly attempts?: readonly Sheet[]
  readonly ledger_entries?: readonly { readonly reason: string }[]
}

const path = 'accounts/v1/export/'
const read = async (person: Person) => (await person.call<File>('GET', path)).body

describe('the file of one’s own data', () => {
  it('is one JSON file to be saved, and no cache keeps it', async () => {
    const person = await testApp.person({ member: true })
    const { status, headers } = await person.call('GET', path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('content-disposition')).toBe('attachment; filename="prostuti-my-data.json"')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('holds the answers at once, and the marks when they may be seen', async () => {
    const person = await testApp.person()
    const exam = await holdExam(db, clock.now(), { membersOnly: false })
    await person.join(exam.id)
    await person.submit(exam.id, { answers: exam.right(3) })
    const [before] = (await read(person)).attempts!
    expect(before).toMatchObject({ state: 'closed', result: null })
    expect(before!.answers).toHaveLength(3)
    clock.advance(24 * 60 * minute)
    const [after] = (await read(person)).attempts!
    expect(after!.result).toMatchObject({ correct: 3 })
    clock.advance(-24 * 60 * minute)
  })

  it('holds nothing of anybody else', async () => {
    const [person, other] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    for (const [{ id }, name] of [
      [person, 'Mine'],
      [other, 'Canary'],
    ] as const)
      await db.pool.query('update users set name = $2 where id = $1', [id, name])
    const change = { userId: BigInt(other.id), reason: 'daily_bonus', ref: 'canary', at: clock.now() } as const
    await inTransaction(db.pool, client => creditCoins(client, change, { given: 7 }))
    const file = await read(person)
    expect(file.users).toEqual([expect.objectContaining({ name: 'Mine', is_anonymous: false })])
    expect(JSON.stringify(file).toLowerCase()).not.toContain('canary')
    expect((await read(other)).ledger_entries).toHaveLength(1)
  })

  it('is summed up before it is fetched', async () => {
    const person = await testApp.person()
    const exam = await holdExam(db, clock.now(), { membersOnly: false })
    await person.join(exam.id)
    const { body } = await person.call<ExportSummary>('GET', `${path}summary/`)
    expect(body).toMatchObject({ exams: 1, money: 0 })
    expect(body.bytes).toBeGreaterThan(200)
  })
})
