import type { Problem, Role, StaffExam, StaffQuestion } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { addCategory, addQuestions, createDraft, update } from '../features/exams/building/testing/staff.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { questionForm } from '../testing/staff.ts'
import type { Person } from '../testing/test-app.ts'

const testApp = await openTestApp()

async function member(role: Role): Promise<Person> {
  const person = await testApp.person({ member: true })
  await testApp.db.pool.query('update users set role = $2 where id = $1', [person.id, role])
  return person
}

const [owner, editor, moderator] = [await member('owner'), await member('editor'), await member('moderator')]
const finance = await member('finance')
const category = await addCategory(testApp.db, 'নদী')

it('lets an editor build an exam, and neither publish nor price it, nor touch what is published', async () => {
  const draft = await createDraft(editor, await addQuestions(testApp.db, category, 5))
  expect((await update(editor, draft.id, { question_state: 2 })).status).toBe(200)
  for (const fields of [{ question_state: 3 }, { cost: 10 }])
    expect((await update<Problem>(editor, draft.id, fields)).body).toMatchObject({
      ...{ code: 'forbidden', detail: 'আপনার ভূমিকায় এই কাজটি নেই। একজন মালিক এটি করতে পারেন।' },
    })
  expect((await update(owner, draft.id, { question_state: 3 })).status).toBe(200)
  expect((await update(editor, draft.id, { title: { bn: 'অন্য নাম' } })).status).toBe(403)
  const { body } = await owner.call<StaffExam>('GET', `exam/v5/admin-exams/${draft.id}/`)
  expect((await editor.call('DELETE', `exam/v5/admin-exams/${draft.id}/?revision=${body.revision}`)).status).toBe(403)
})

it('lets an editor write a question that another person approves', async () => {
  const form = questionForm(String(category))
  expect((await editor.call('POST', 'questions/v4/admin-question/', form)).status).toBe(403)
  const { body: own } = await editor.call<StaffQuestion>('POST', 'questions/v4/admin-question/', {
    ...{ ...form, reviewed: false },
  })
  const verdict = { verdict: 'approve', revision: own.revision }
  const approve = (by: Person) => by.call<Problem>('POST', `questions/v4/question-reviews/${own.id}/`, verdict)
  expect((await approve(editor)).body.detail).toBe('নিজের লেখা নিজে অনুমোদন করা যায় না; আরেকজন করবেন।')
  const other = await member('editor')
  const seenBy = async (by: Person) =>
    (await by.call<StaffQuestion>('GET', `questions/v4/questions-rud/${own.id}/`)).body
  expect([own.own, (await seenBy(editor)).own, (await seenBy(other)).own]).toEqual([true, true, false])
  expect((await approve(other)).status).toBe(200)
})

it('shows what was changed of questions to nobody who may not read their keys', async () => {
  const read = async (by: Person) => (await by.call('GET', 'core/v1/audit-log/?kind=question&id=1')).status
  expect([await read(editor), await read(moderator), await read(finance)]).toEqual([200, 403, 403])
})

it('counts what waits only of what a role reads', async () => {
  await testApp.db.pool.query('update questions set reviewed = false')
  const waiting = async (by: Person) => (await by.call<{ questions: number }>('GET', 'core/v1/waiting-work/')).body
  expect((await waiting(editor)).questions).toBeGreaterThan(0)
  expect((await waiting(finance)).questions).toBe(0)
})
