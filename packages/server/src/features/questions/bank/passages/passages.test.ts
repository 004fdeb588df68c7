import type { AuditEntry, PassageItem, QuestionPreview, StaffPassage, StaffQuestion } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { holdExam } from '../../../../testing/exams.ts'
import { openTestApp } from '../../../../testing/open-test-app.ts'
import { moderator, questionForm, writeCategory, writeQuestion } from '../../../../testing/staff.ts'

interface Page<Item> {
  count: number
  next: string | null
  results: Item[]
}
interface Refusal {
  code: string
  errors?: { path: string }[]
}

const testApp = await openTestApp()
const staff = await moderator(testApp)
const path = 'questions/v4/passages/'

const category = (await writeCategory(staff, 'বাংলা')).id

let written = 0
const write = async (bn: string, en = '') =>
  (await staff.call<StaffPassage & Refusal>('POST', path, { text: { bn, en } })).body
const anyPassage = () => write(`উদ্দীপক ${++written}: পদ্মা নদী \\(x<২\\) বয়ে যায়।`)
const update = (id: string, body: object) => staff.call<StaffPassage & Refusal>('PATCH', `${path}${id}/`, body)
const read = async (id: string) => (await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${id}/`)).body

describe('a passage', () => {
  it('is written, and read again as it was typed and as learners see it', async () => {
    const passage = await write('যদি \\(x<২\\) হয়,\nতবে পড়ুন।', 'If \\(x<2\\), read.')
    expect(passage).toMatchObject({
      text: { bn: 'যদি \\(x<২\\) হয়,\nতবে পড়ুন।', en: 'If \\(x<2\\), read.' },
      questions: 0,
      revision: 1,
    })
    expect(passage.bn).toMatch(/<math>.*<br \/>তবে/)
    const one = await writeQuestion(staff, category, { passage: passage.id })
    await writeQuestion(staff, category, { passage: passage.id, reviewed: false })
    expect((await read(one.id)).passage).toEqual({ ...passage, questions: 2 })
  })

  it('is safe HTML, and in English a copy of the Bangla where nobody has written that', async () => {
    const { bn, en, text } = await write('<b>নদী</b><script>alert(1)</script>')
    expect([bn, en]).toEqual(['<b>নদী</b>', '<b>নদী</b>'])
    expect(text.en).toBe('')
  })

  it('needs a text in Bangla, and its own revision to be changed', async () => {
    const empty = await write(' ', 'A river')
    expect([empty.code, empty.errors?.[0]?.path]).toEqual(['validation_failed', 'text.bn'])
    const { id } = await anyPassage()
    const first = await update(id, { text: { bn: 'মেঘনা নদী।' }, revision: 1 })
    expect([first.status, first.body.revision]).toEqual([200, 2])
    expect((await update(id, { text: { bn: 'যমুনা নদী।' }, revision: 1 })).body.code).toBe('conflict')
    expect((await update('999999', { text: { bn: 'যমুনা নদী।' }, revision: 1 })).status).toBe(404)
  })

  it('is found by its words, with figures in either script', async () => {
    const { id } = await write('১৯৭১ সালে মুজিবনগর সরকার গঠিত হয়।', 'The government was formed in 1971.')
    const find = async (search: string) =>
      (await staff.call<Page<PassageItem>>('GET', `${path}?search=${encodeURIComponent(search)}`)).body.results
    expect(await find('মুজিবনগর ১৯৭১')).toEqual([{ id, title: '১৯৭১ সালে মুজিবনগর সরকার গঠিত হয়।', questions: 0 }])
    expect((await find('1971 FORMED')).map(each => each.id)).toEqual([id])
    expect(await find('মুজিবনগর %')).toEqual([])
    const { body } = await staff.call<Page<PassageItem>>('GET', `${path}?page_size=1`)
    expect(body.results[0]!.id).toBe(id)
    expect(body.next).not.toBeNull()
  })

  it('shows the beginning of a long one, never a part of a word', async () => {
    const { id } = await write('মুক্তিযুদ্ধ '.repeat(40))
    const { body } = await staff.call<Page<PassageItem>>('GET', path)
    expect(body.results.find(each => each.id === id)!.title).toMatch(/^(মুক্তিযুদ্ধ )+মুক্তিযুদ্ধ…$/)
  })

  it('is nobody else’s to read or write', async () => {
    const learner = await testApp.person({ member: true })
    expect((await learner.call('GET', path)).status).toBe(403)
    expect((await learner.call('POST', path, { text: { bn: 'নদী' } })).status).toBe(403)
  })

  it('leaves its changes in the log, with who made them', async () => {
    const { id } = await write('করতোয়া নদী।')
    await update(id, { text: { bn: 'করতোয়া একটি নদী।' }, revision: 1 })
    const { body } = await staff.call<Page<AuditEntry>>('GET', `core/v1/audit-log/?kind=passage&id=${id}`)
    expect(body.results.map(({ action, actor }) => [action, actor])).toEqual([
      ['updated', 'মিতা রানী'],
      ['created', 'মিতা রানী'],
    ])
    expect(body.results[0]!.before).toEqual({ text: { bn: 'করতোয়া নদী।', en: '' } })
  })
})

describe('another text of a passage', () => {
  it('makes two questions the same, or no more', async () => {
    const [a, b] = [await anyPassage(), await anyPassage()]
    const form = questionForm(category, {})
    const first = await writeQuestion(staff, category, { ...form, passage: a.id })
    const second = await writeQuestion(staff, category, { ...form, passage: b.id })
    const qualities = async () => [(await read(first.id)).quality, (await read(second.id)).quality]
    expect(await qualities()).toEqual(['Perfect', 'Perfect'])
    expect((await update(b.id, { text: a.text, revision: 1 })).body.questions).toBe(1)
    expect(await qualities()).toEqual(['Perfect', 'duplicate'])
    await update(b.id, { text: b.text, revision: 2 })
    expect(await qualities()).toEqual(['Perfect', 'Perfect'])
  })

  it('leaves the papers that are written as they are', async () => {
    const exam = await holdExam(testApp.db, Date.now())
    const passage = await write('এই উদ্দীপক পরীক্ষায় আছে।')
    const { pool } = testApp.db
    const before = await pool.query('select * from papers where exam_id = $1', [exam.id])
    const [question] = [...exam.key.keys()]
    await pool.query('update questions set passage_id = $1 where id = $2', [passage.id, question])
    expect((await update(passage.id, { text: { bn: 'অন্য উদ্দীপক।' }, revision: 1 })).status).toBe(200)
    expect((await pool.query('select * from papers where exam_id = $1', [exam.id])).rows).toEqual(before.rows)
  })
})

describe('a preview', () => {
  const preview = async (given: object) => {
    const { question, options } = questionForm(category)
    const { body } = await staff.call<QuestionPreview>('POST', 'questions/v4/question-preview/', {
      ...{ question, options },
      ...given,
    })
    return body
  }

  it('shows the passage that is chosen, and the one that is being written', async () => {
    const passage = await anyPassage()
    expect((await preview({})).passage).toBeNull()
    expect((await preview({ passage: passage.id })).passage).toEqual({ bn: passage.bn, en: passage.en })
    const typed = await preview({ passage: passage.id, passage_text: { bn: 'নতুন **উদ্দীপক**' } })
    expect(typed.passage?.bn).toBe('নতুন **উদ্দীপক**')
  })

  it('knows a question with the same passage from one with another', async () => {
    const passage = await anyPassage()
    const form = questionForm(category)
    await writeQuestion(staff, category, { ...form, passage: passage.id })
    const { question, options } = form
    expect((await preview({ question, options, passage: passage.id })).quality).toBe('duplicate')
    expect((await preview({ question, options })).quality).not.toBe('duplicate')
  })
})
