import type { ExamCard, Home } from '@prostuti/contract'
import { beforeAll, expect, it } from 'vitest'
import { holdExam } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../testing/programs.ts'
import { type Person, request } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp

/** Exams by name, in programs of every price and state, or in none. */
const exams: Record<string, number> = {}
const coins = await addProgram(db, { cost: 40 })

beforeAll(async () => {
  const programs = {
    coins,
    taka: await addProgram(db, { costInTk: 300 }),
    nothing: await addProgram(db),
    unpublished: await addProgram(db, { cost: 40, state: 'unpublished' }),
    draft: await addProgram(db, { costInTk: 300, state: 'draft' }),
    none: null,
  }
  for (const [name, programId] of Object.entries(programs))
    exams[name] = (await holdExam(db, clock.now(), { questions: 1, programId })).id
  exams.sample = (await holdExam(db, clock.now(), { questions: 1, programId: coins, isDemo: true })).id
})

/** What cards say by the exam's name. */
const needs = (cards: readonly ExamCard[]) => {
  const said = new Map(cards.map(card => [card.id, card.needs_program]))
  return Object.fromEntries(Object.entries(exams).map(([name, id]) => [name, said.get(String(id))]))
}
const read = async <T>(path: string, person?: Person) =>
  (await request<T>(testApp.app, 'GET', path, { token: person?.token })).body

const listed = { coins: true, taka: true, nothing: false, none: false, sample: false }

it('says in the list and on Home which exams need a program, to everybody alike', async () => {
  const owner = await testApp.person({ member: true })
  await enrol(db, owner, coins, clock.now())
  for (const person of [undefined, owner]) {
    const { results } = await read<{ results: ExamCard[] }>('exam/v5/exam-list/?page_size=20', person)
    const { live_exams } = await read<Home>('exam/v5/live-exams/', person)
    for (const cards of [results, live_exams])
      expect(needs(cards)).toEqual({ ...listed, unpublished: undefined, draft: undefined })
  }
})

it('says so of exactly those exams at no cost that joining refuses, whatever the state of their program', async () => {
  const person = await testApp.person({ member: true })
  const cards = await Promise.all(Object.values(exams).map(id => read<ExamCard>(`exam/v5/exams/${id}/`, person)))
  expect(needs(cards)).toEqual({ ...listed, unpublished: true, draft: true })
  const refused: Record<string, boolean> = {}
  for (const [name, id] of Object.entries(exams)) {
    const { status, body } = await person.join(id)
    refused[name] = (body as unknown as { code?: string }).code === 'purchase_required'
    expect(refused[name] || status === 200).toBe(true)
  }
  expect(refused).toEqual(needs(cards))
})
