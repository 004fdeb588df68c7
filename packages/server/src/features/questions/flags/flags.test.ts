import type { FlaggedQuestion, QuestionFlag, StaffQuestion, StaffQuestionFlag } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator, writeCategory, writeQuestion } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'

interface Page<Item> {
  count: number
  results: Item[]
}

const testApp = await openTestApp()
const staff = await moderator(testApp)
const category = (await writeCategory(staff, 'বাংলা')).id
const path = 'exam/v5/user-question-flag/'

const learner = (name = 'Nusrat') => named(name)
async function named(name: string): Promise<Person> {
  const person = await testApp.person({ member: true })
  await testApp.db.pool.query('update users set name = $2 where id = $1', [person.id, name])
  return person
}
const report = (person: Person, question: string, given: object = {}) =>
  person.call<QuestionFlag & { code: string }>('POST', path, {
    question,
    reason: 'wrong_answer',
    text: 'খ হওয়ার কথা',
    ...given,
  })
const mine = async (person: Person, query = '') =>
  (await person.call<Page<QuestionFlag>>('GET', `exam/v5/my-question-flags/${query}`)).body
const flagged = async (query = '') =>
  (await staff.call<Page<FlaggedQuestion>>('GET', `questions/v4/admin-flagged-question/${query}`)).body
const reports = async (query = '') => (await staff.call<Page<StaffQuestionFlag>>('GET', `${path}${query}`)).body
const answer = (flag: string, given: object = {}) =>
  staff.call<{ answered: number; code: string }>('PATCH', `${path}${flag}/`, {
    state: 'accepted',
    answer: 'আপনি ঠিক বলেছেন।',
    everyone: true,
    ...given,
  })

async function published(): Promise<string> {
  const { id } = await writeQuestion(staff, category)
  await staff.call<StaffQuestion>('PATCH', `questions/v4/questions-rud/${id}/`, { revision: 1, published: true })
  return id
}

it('is reported once while it is open, and again when it was answered', async () => {
  const [person, question] = [await learner(), await published()]
  const first = await report(person, question)
  expect(first.body).toMatchObject({ reason: 'wrong_answer', text: 'খ হওয়ার কথা', state: 'open', answer: '', exam: null })
  expect((await report(person, question)).body.id).toBe(first.body.id)
  expect((await report(person, question, { reason: 'no_answer' })).body.code).toBe('conflict')
  expect(await mine(person)).toMatchObject({ count: 1, results: [{ id: first.body.id }] })
  await answer(first.body.id)
  expect((await mine(person)).results).toMatchObject([{ state: 'accepted', answer: 'আপনি ঠিক বলেছেন।' }])
  expect((await report(person, question, { reason: 'no_answer' })).status).toBe(200)
  expect((await mine(person)).count).toBe(2)
})

it('is of a question that is published, or that this person has met in an exam', async () => {
  const [sat, stranger] = [await learner(), await learner()]
  const { id } = await writeQuestion(staff, category)
  const exam = await holdExam(testApp.db, testApp.clock.now(), { asks: [id] })
  await sat.join(exam.id)
  const unmet = await report(stranger, id)
  const missing = await report(stranger, '999999999999999999')
  expect([unmet.status, missing.status, unmet.body.code]).toEqual([404, 404, missing.body.code])
  expect((await report(sat, id, { exam: String(exam.id) })).body.exam).toBe(String(exam.id))
  expect((await mine(sat, `?exam=${exam.id}`)).count).toBe(1)
  expect((await mine(sat, '?exam=999999')).count).toBe(0)
  const [listed] = (await flagged()).results.filter(({ question }) => question.id === id)
  expect(listed!.exam).toEqual({ id: String(exam.id), title: 'যাচাই পরীক্ষা' })
})

it('is gathered by question for the staff, and one answer reaches everybody who reported it', async () => {
  const question = await published()
  const people = [await learner('Rafi'), await learner('Farhana'), await learner('Nodi')]
  for (const [index, person] of people.entries()) {
    testApp.clock.advance(1)
    await report(person, question, index === 0 ? { reason: 'wrong_question', text: '' } : {})
  }
  const [newest] = (await flagged()).results
  expect(newest).toMatchObject({
    question: { id: question },
    reports: 3,
    reasons: [
      { reason: 'wrong_answer', count: 2 },
      { reason: 'wrong_question', count: 1 },
    ],
  })
  expect((await flagged('?reviewed_qb=false')).count).toBe(0)
  expect((await flagged('?reason=wrong_question')).results.map(({ reports: count }) => count)).toEqual([1])
  const { results } = await reports(`?question=${question}`)
  expect(results.map(({ user }) => user.name)).toEqual(['Nodi', 'Farhana', 'Rafi'])
  expect((await answer(results[1]!.id, { state: 'declined', answer: 'উত্তর ঠিকই আছে।', everyone: false })).body).toEqual(
    { answered: 1 },
  )
  expect((await answer(results[1]!.id)).body.code).toBe('conflict')
  expect((await answer(results[0]!.id)).body).toEqual({ answered: 2 })
  expect((await reports(`?question=${question}`)).count).toBe(0)
  expect((await reports(`?question=${question}&state=answered`)).results.map(({ state }) => state)).toEqual([
    'accepted',
    'declined',
    'accepted',
  ])
  expect((await mine(people[1]!)).results[0]).toMatchObject({ state: 'declined', answer: 'উত্তর ঠিকই আছে।' })
})

it('tells each who reported it what was answered, once, and nobody else', async () => {
  const [question, other] = [await published(), await published()]
  const [rafi, nodi, stranger] = [await learner(), await learner(), await learner()]
  const first = await report(rafi, question)
  await report(nodi, question)
  await report(stranger, other)
  await answer(first.body.id)
  expect((await answer(first.body.id)).body.code).toBe('conflict')
  const { rows } = await testApp.db.pool.query(
    `select user_id as user, data from notifications where kind = 'report_answered' and user_id = any($1) order by user_id`,
    [[rafi.id, nodi.id, stranger.id]],
  )
  const said = { answer: 'আপনি ঠিক বলেছেন।', mended: true, path: expect.stringContaining(`/questions/${question}/`) }
  expect(rows).toEqual([rafi, nodi].map(({ id }) => ({ user: id, data: expect.objectContaining(said) })))
})

it('is answered and read by nobody but the staff and its writer', async () => {
  const [person, other, question] = [await learner(), await learner(), await published()]
  const { body } = await report(person, question)
  expect((await other.call('GET', path)).status).toBe(403)
  expect(
    (await other.call('PATCH', `${path}${body.id}/`, { state: 'declined', answer: 'না', everyone: true })).status,
  ).toBe(403)
  expect((await mine(other)).count).toBe(0)
})

it('takes the five reasons and 1,000 characters, and no more', async () => {
  const [person, question] = [await learner(), await published()]
  expect((await report(person, question, { reason: 'spam' })).status).toBe(400)
  expect((await report(person, question, { text: 'ক'.repeat(1001) })).status).toBe(400)
  expect((await report(person, question, { text: 'ক'.repeat(1000), reason: 'others' })).status).toBe(200)
})
