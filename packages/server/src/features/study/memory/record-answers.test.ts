import { describe, expect, it } from 'vitest'
import { mergeInto } from '../../../app/accounts/testing/merge-into.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'
import { type AnswerToRecord, correctAnswers, recordAnswers } from './record-answers.ts'

const testApp = await openTestApp()
const { db } = testApp

const at = (text: string) => Date.parse(`${text}+06:00`)

let next = 0
/** A wrong answer of a practice, unless said otherwise. */
function answered(question: string, day: string, given: Partial<AnswerToRecord> = {}): AnswerToRecord {
  const ref = `practice:${next++}`
  return {
    question,
    ref,
    source: 'practice',
    at: at(`${day}T10:00`),
    answer: 1,
    isRight: false,
    spentMs: 9_000,
    ...given,
  }
}

const record = ({ id }: Pick<Person, 'id'>, ...answers: AnswerToRecord[]) =>
  inTransaction(db.pool, client => recordAnswers(client, BigInt(id), answers))

async function cards({ id }: Pick<Person, 'id'>) {
  const { rows } = await db.pool.query(
    `select question_id as question, due_on::text as due, times_wrong as wrong, is_mistake as mistake, reps, stability
       from memory_cards where user_id = $1 order by question_id`,
    [id],
  )
  return rows
}

const count = async (table: string, { id }: Pick<Person, 'id'>) =>
  Number((await db.pool.query(`select count(*) from ${table} where user_id = $1`, [id])).rows[0].count)

describe('an answer that is recorded', () => {
  it('counts once, however often it comes', async () => {
    const person = await testApp.person()
    const wrong = answered('7', '2026-11-20')
    await record(person, wrong, wrong)
    await record(person, { ...wrong, isRight: true, at: at('2026-11-22T10:00') })
    expect(await cards(person)).toMatchObject([{ question: '7', due: '2026-11-21', wrong: 1, mistake: true, reps: 1 }])
    expect(await count('answer_log', person)).toBe(1)
  })

  it('gives the same cards in whatever order two devices send theirs', async () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24', '2026-11-24', '2026-11-30']
    const all = days.flatMap((day, index) => [
      answered('1', day, { isRight: index % 3 !== 0 }),
      answered('2', day, { isRight: index % 2 === 0, at: at(`${day}T22:0${index}`) }),
    ])
    const [one, other] = [await testApp.person(), await testApp.person()]
    await record(one, ...all)
    for (const answer of all.toReversed()) await record(other, answer)
    expect(await cards(other)).toEqual(await cards(one))
  })

  it('loses none of two that come at once', async () => {
    const person = await testApp.person()
    const days = ['2026-11-01', '2026-11-03', '2026-11-06', '2026-11-09', '2026-11-12']
    await Promise.all(days.map(day => record(person, answered('3', day))))
    expect(await cards(person)).toMatchObject([{ wrong: 5, reps: 5 }])
  })

  it('is Hard when it took over twice as long as the person takes', async () => {
    const person = await testApp.person()
    const before = Array.from({ length: 20 }, (_, index) =>
      answered(String(100 + index), '2026-10-01', { isRight: true, spentMs: 10_000 }),
    )
    await record(person, ...before)
    const right = { isRight: true, source: 'review' } as const
    await record(person, answered('1', '2026-10-02', { ...right, spentMs: 20_000 }))
    await record(person, answered('2', '2026-10-02', { ...right, spentMs: 20_001 }))
    const due = (await cards(person)).filter(({ question }) => Number(question) < 100).map(card => card.due)
    expect(due).toEqual(['2026-10-05', '2026-10-04'])
  })

  it('counts for nothing while its key is withheld, and is judged afterwards', async () => {
    const person = await testApp.person()
    const review = answered('9', '2026-11-20', { source: 'review', isRight: null })
    await record(person, review)
    expect(await cards(person)).toEqual([])
    await inTransaction(db.pool, client => correctAnswers(client, BigInt(person.id), [{ ...review, isRight: true }]))
    expect(await cards(person)).toMatchObject([{ question: '9', due: '2026-11-23', wrong: 0, mistake: false }])
  })
})

describe('merging two people', () => {
  it('replays what either has answered', async () => {
    const [anonymous, account, both] = [
      await testApp.person(),
      await testApp.person({ member: true }),
      await testApp.person(),
    ]
    const early = [answered('1', '2026-11-20'), answered('2', '2026-11-20')]
    const late = [answered('1', '2026-11-22', { isRight: true }), answered('3', '2026-11-22')]
    await record(account, ...early)
    await record(anonymous, ...late)
    await record(both, ...early, ...late)
    await mergeInto(testApp, anonymous, account)
    expect(await cards(account)).toEqual(await cards(both))
    expect([await count('answer_log', anonymous), await count('memory_cards', anonymous)]).toEqual([0, 0])
  })

  it('brings no answer twice', async () => {
    const [anonymous, account] = [await testApp.person(), await testApp.person({ member: true })]
    const wrong = answered('1', '2026-11-20')
    await record(account, wrong)
    await record(anonymous, { ...wrong, isRight: true })
    await mergeInto(testApp, anonymous, account)
    expect(await cards(account)).toMatchObject([{ wrong: 1, mistake: true }])
  })
})
