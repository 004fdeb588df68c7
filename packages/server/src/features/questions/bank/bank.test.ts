import type { AuditEntry, QuestionInfo, QuestionListItem, QuestionPreview, StaffQuestion } from '@prostuti/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator, questionForm, writeCategory, writeQuestion } from '../../../testing/staff.ts'
import { type Person, request } from '../../../testing/test-app.ts'

interface Page<Item> {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}
interface Refusal {
  code: string
  errors?: { path: string; code: string; message: string }[]
}

const testApp = await openTestApp()
const staff = await moderator(testApp)
const path = 'questions/v4/admin-question/'
const one = (id: string) => `questions/v4/questions-rud/${id}/`

let category: string
let made = 0
beforeEach(async () => {
  category = (await writeCategory(staff, `বাংলাদেশ বিষয়াবলি ${++made}`)).id
})

const list = async (query: string, by: Person = staff) =>
  (await by.call<Page<QuestionListItem>>('GET', `${path}?category=${category}&${query}`)).body
const ids = async (query: string) => (await list(query)).results.map(({ id }) => id)
const update = (id: string, body: object) => staff.call<StaffQuestion & Refusal>('PATCH', one(id), body)
const refusals = ({ errors = [] }: Refusal) => errors.map(error => [error.path, error.message])

describe('a question', () => {
  it('is written, read again as it was typed, and shown as learners see it', async () => {
    const written = await writeQuestion(staff, category, {
      question: { bn: 'যদি \\(x<২\\) হয়,\nতবে কী?', en: 'If \\(x<2\\), what?' },
      tags: ['সেক্টর', 'সেক্টর', '৪৫তম বিসিএস'],
      appearances: ['৪১তম বিসিএস'],
      source: 'নবম–দশম শ্রেণির বই',
    })
    const { body } = await staff.call<StaffQuestion>('GET', one(written.id))
    expect(body).toEqual(written)
    expect(body.question).toEqual({ bn: 'যদি \\(x<২\\) হয়,\nতবে কী?', en: 'If \\(x<2\\), what?' })
    expect(body.options.map(({ option, is_correct }) => [option, is_correct])[1]).toEqual([
      { bn: '১১টি', en: '' },
      true,
    ])
    expect(body.shown.bn.text).toMatch(/<math>.*<br \/>তবে কী\?$/)
    expect(body.shown.en.options[1]).toBe('১১টি')
    expect(body).toMatchObject({
      quality: 'Perfect',
      tags: ['সেক্টর', '৪৫তম বিসিএস'],
      revision: 1,
      updated_by: 'মিতা রানী',
    })
    expect([body.published_at, body.uses, body.embargoed, body.open_flags]).toEqual([null, [], false, 0])
    expect(body.public_slug).toContain('যদি')
  })

  it('is refused in the words of the editor', async () => {
    const refused = async (given: object) => {
      const { status, body } = await staff.call<Refusal>('POST', path, questionForm(category, { ...given }))
      return [status, ...refusals(body)]
    }
    const option = (text: string, is_correct = false) => ({ option: { bn: text }, is_correct })
    expect(await refused({ question: { bn: '  \n' } })).toEqual([400, ['question', 'প্রশ্নের ঘরটি পূরণ করুন।']])
    expect(await refused({ options: [option('ক', true), option(' ')] })).toEqual([
      400,
      ['options.1.option', 'কোনো অপশন খালি রাখা যাবে না।'],
    ])
    expect(await refused({ options: [option('ক'), option('খ')] })).toEqual([400, ['options', 'সঠিক উত্তরটি বেছে নিন।']])
    expect(await refused({ options: [option('ক', true)] })).toEqual([
      400,
      ['options', 'একটি প্রশ্নে ২ থেকে ৮টি অপশন দেখানো যায়।'],
    ])
    expect(await refused({ options: Array.from({ length: 9 }, (_, n) => option(`${n}`, n === 0)) })).toEqual([
      400,
      ['options', 'একটি প্রশ্নে ২ থেকে ৮টি অপশন দেখানো যায়।'],
    ])
    expect((await refused({ category: '999999999999' }))[1]).toEqual(['category', 'এমন কিছু নেই।'])
  })

  it('has the quality that its options and explanations make', async () => {
    const quality = async (given: object) =>
      (await writeQuestion(staff, category, { question: { bn: crypto.randomUUID() }, ...given })).quality
    const options = (right: number[], why = '') =>
      ['ক', 'খ', 'গ'].map((text, number) => ({
        option: { bn: text },
        is_correct: right.includes(number),
        explanation: { bn: number === right[0] ? why : '' },
      }))
    expect(await quality({ options: options([0]), explanation: { bn: '' } })).toBe('No explanation')
    expect(await quality({ options: options([0], 'কারণ'), explanation: { bn: '' } })).toBe('Perfect')
    expect(await quality({ options: options([0, 2]) })).toBe('Multiple correct answer')
    const text = { bn: 'কোন বানানটি শুদ্ধ?' }
    expect(await quality({ question: text })).toBe('Perfect')
    expect(await quality({ question: { bn: '<b>কোন</b> বানানটি শুদ্ধ ?' } })).toBe('duplicate')
  })

  it('shows what it would be worth before it is saved', async () => {
    const same = await writeQuestion(staff, category, { question: { bn: 'কর্ণফুলী নদীর উৎস কোথায়?' } })
    const { question, options } = questionForm(category, { question: { bn: 'কর্ণফুলী নদীর উৎস কোথায়' } })
    const preview = async (body: object) =>
      (await staff.call<QuestionPreview>('POST', 'questions/v4/question-preview/', body)).body
    const explanation = { bn: 'লুসাই পাহাড় \\(\\def\\a{b}\\)' }
    const { quality, duplicates, notices, shown } = await preview({ question, options, explanation })
    expect([quality, duplicates.map(({ id }) => id), notices.map(({ code }) => code)]).toEqual([
      'duplicate',
      [same.id],
      ['formula_as_text'],
    ])
    expect(notices[0]!.message).toMatch(/^একটি সূত্র লেখা হিসেবে দেখা যাবে/)
    expect(shown.bn.explanation).toContain('লুসাই')
    expect((await preview({ id: same.id, question, options })).quality).toBe('No explanation')
    const empty = await preview({ question: { bn: '' }, options: [{ option: { bn: '' }, is_correct: false }] })
    expect(empty.quality).toBe('No correct answer')
  })

  it('keeps what another moderator changed meanwhile, and what nobody said', async () => {
    const written = await writeQuestion(staff, category, { tags: ['ক'] })
    const { body } = await update(written.id, { revision: 1, source: 'বই', explanation: { bn: '' } })
    expect(body).toMatchObject({
      revision: 2,
      source: 'বই',
      tags: ['ক'],
      quality: 'No explanation',
      question: written.question,
    })
    const late = await update(written.id, { revision: 1, source: 'অন্য' })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    const { body: log } = await staff.call<Page<AuditEntry>>('GET', `core/v1/audit-log/?kind=question&id=${written.id}`)
    expect(log.results.map(({ action, actor }) => [action, actor])).toEqual([
      ['updated', 'মিতা রানী'],
      ['created', 'মিতা রানী'],
    ])
    expect(log.results[0]!.after).toMatchObject({ source: 'বই' })
    expect(Object.keys(log.results[0]!.after!)).toEqual(['source', 'explanation'])
  })

  it('hides options and adds some, and never renumbers one', async () => {
    const { id, options } = await writeQuestion(staff, category)
    const removed = await update(id, { revision: 1, options: options.slice(0, 3) })
    expect(removed.body.errors).toMatchObject([{ path: 'options.3', code: 'removed' }])
    const hidden = options.map((option, number) => ({ ...option, hidden: number === 0 }))
    const added = { option: { bn: '২০টি' }, is_correct: false }
    const { body } = await update(id, { revision: 1, options: [...hidden, added] })
    expect(body.options.map(({ option, hidden: is }) => [option.bn, is])).toEqual([
      ['৯টি', true],
      ['১১টি', false],
      ['১২টি', false],
      ['১৬টি', false],
      ['২০টি', false],
    ])
    const wrong = await update(id, {
      revision: 2,
      options: body.options.map(option => ({ ...option, is_correct: option.hidden })),
    })
    expect(refusals(wrong.body)).toContainEqual(['options.0.is_correct', 'লুকানো অপশন সঠিক উত্তর হতে পারে না।'])
  })

  it('loses no option that a paper shows', async () => {
    const { id, options } = await writeQuestion(staff, category)
    const exam = await holdExam(testApp.db, testApp.clock.now(), { asks: [id] })
    const hidden = options.map((option, number) => ({ ...option, hidden: number === 0 }))
    expect((await update(id, { revision: 1, options: hidden })).body.errors).toMatchObject([
      { path: 'options.0', code: 'in_paper' },
    ])
    const reworded = options.map((option, number) => (number === 0 ? { ...option, option: { bn: 'নয়টি' } } : option))
    const { body } = await update(id, { revision: 1, options: reworded })
    expect(body.uses).toMatchObject([{ exam: String(exam.id), question_state: 3, sat: 0, in_paper: true }])
    expect(body.embargoed).toBe(true)
  })

  it('has its effect once under one key', async () => {
    const key = crypto.randomUUID()
    const options = { token: staff.token, body: questionForm(category), headers: { 'idempotency-key': key } }
    const answers = [
      await request<StaffQuestion>(testApp.app, 'POST', path, options),
      await request<StaffQuestion>(testApp.app, 'POST', path, options),
    ]
    expect(answers[1]!.text).toBe(answers[0]!.text)
    expect((await list('')).count).toBe(1)
  })

  it('goes when it is deleted, and stays as a row that papers name', async () => {
    const { id } = await writeQuestion(staff, category)
    expect((await staff.call('DELETE', one(id))).status).toBeLessThan(300)
    expect([(await list('')).count, (await staff.call('DELETE', one(id))).status]).toEqual([0, 404])
    expect((await staff.call('GET', one(id))).status).toBe(200)
  })

  it('is nobody’s but the staff’s', async () => {
    const { id } = await writeQuestion(staff, category)
    const learner = await testApp.person({ member: true })
    for (const [method, where] of [
      ['GET', path],
      ['GET', one(id)],
      ['DELETE', one(id)],
      ['GET', 'questions/v4/admin-question-info/'],
    ] as const)
      expect((await learner.call(method, where)).status).toBe(403)
  })
})

describe('the list', () => {
  it('finds words however they are spelt, tags and numbers', async () => {
    const river = await writeQuestion(staff, category, {
      question: { bn: 'পদ্মা নদীর দৈর্ঘ্য কত? (১২৩ কিমি)' },
      tags: ['নদনদী'],
    })
    const spelt = await writeQuestion(staff, category, { question: { bn: 'জসীমউদ্\u200cদীনের গড়াই কাব্য 50% _' } })
    expect(await ids('search=পদ্মা+নদীর')).toEqual([river.id])
    expect(await ids('search=123')).toEqual([river.id])
    expect(await ids('search=নদনদী')).toEqual([river.id])
    expect(await ids(`search=${encodeURIComponent('জসীমউদ্দীনের')}`)).toEqual([spelt.id])
    expect(await ids(`search=${encodeURIComponent('গ\u09dc\u09beই')}`)).toEqual([spelt.id])
    expect(await ids('search=50%25')).toEqual([spelt.id])
    expect(await ids('search=%25%25')).toEqual([])
    expect(await ids(`search=%23${river.id}`)).toEqual([river.id])
    expect(await ids('search=১১টি')).toHaveLength(2)
  })

  it('narrows down by category with those below, quality, tag, difficulty, bank and publication', async () => {
    const below = await writeCategory(staff, 'মুক্তিযুদ্ধ', category)
    const plain = await writeQuestion(staff, below.id, { tags: ['সেক্টর'], difficulty: 3 })
    const waiting = await writeQuestion(staff, category, {
      reviewed: false,
      question: { bn: 'অন্য প্রশ্ন' },
      explanation: { bn: '' },
    })
    await update(plain.id, { revision: 1, published: true })
    for (const query of ['', 'tag=সেক্টর', 'difficulty=3', 'published=true', 'quality=Perfect', 'reviewed_qb=true'])
      expect(await ids(query), query).toEqual([plain.id])
    for (const query of [
      'reviewed_qb=false',
      'reviewed_qb=false&quality=No+explanation',
      'reviewed_qb=false&returned=false',
      'reviewed_qb=false&published=false',
    ])
      expect(await ids(query), query).toEqual([waiting.id])
    for (const query of ['tag=নেই', 'difficulty=1', 'published=false', 'reviewed_qb=false&returned=true'])
      expect(await ids(query), query).toEqual([])
    const elsewhere = await staff.call<Page<QuestionListItem>>('GET', `${path}?category=${below.id}&reviewed_qb=false`)
    expect(elsewhere.body.count).toBe(0)
  })

  it('walks by each order without skipping or repeating one', async () => {
    const written: string[] = []
    for (let number = 0; number < 7; number++) {
      testApp.clock.advance(number % 2)
      const explanation = { bn: number % 3 ? 'ব্যাখ্যা' : '' }
      written.push((await writeQuestion(staff, category, { question: { bn: `প্রশ্ন নম্বর ${number}` }, explanation })).id)
    }
    for (const sort of ['-updated', 'updated', '-created', 'created', 'id', '-id', 'quality', '-quality']) {
      const walked: string[] = []
      let next: string | null = `${path}?category=${category}&page_size=3&sort=${sort}`
      while (next) {
        const { body }: { body: Page<QuestionListItem> } = await staff.call<Page<QuestionListItem>>('GET', next)
        walked.push(...body.results.map(({ id }) => id))
        next = body.next
      }
      expect(walked.toSorted(), sort).toEqual(written.toSorted())
    }
    expect(await ids('sort=id')).toEqual(written)
  })

  it('counts what a search finds up to a thousand, and all where that is asked', async () => {
    const { id } = await writeQuestion(staff, category, { question: { bn: 'অগণিত প্রশ্নের একটি' } })
    await testApp.db.pool.query(
      `insert into questions (slug, category_id, content, key, pinned, right_options, search_key)
       select 'many-' || n, category_id, content, key, pinned, right_options, search_key
         from questions, generate_series(1, 1000) n where id = $1`,
      [id],
    )
    const search = `search=${encodeURIComponent('অগণিত')}`
    expect(await list(search)).toMatchObject({ count: 1000, count_is_exact: false })
    expect(await list(`${search}&exact_count=true`)).toMatchObject({ count: 1001, count_is_exact: true })
    const last = await list(`${search}&sort=id&cursor=end&page_size=2`)
    expect(last).toMatchObject({ next: null })
    expect(last.results.map(each => Number(each.id))).toEqual(
      last.results.map(each => Number(each.id)).sort((a, b) => a - b),
    )
    await testApp.db.pool.query(`update questions set deleted_at = now() where slug like 'many-%' or id = $1`, [id])
  })

  it('goes out as a file without live formulas', async () => {
    await writeQuestion(staff, category, { question: { bn: '=HYPERLINK("http://example.com")' }, tags: ['+১'] })
    const file = await testApp.app.http.request(`/api/${path}?category=${category}&format=csv`, {
      headers: { authorization: `token ${staff.token}` },
    })
    const text = await file.text()
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(text).toContain(`"'=HYPERLINK(""http://example.com"")"`)
    expect(text).toContain(",'+১,")
    expect(text.split('\r\n')).toHaveLength(3)
  })
})

describe('many questions', () => {
  const change = (questions: object, what: object) =>
    staff.call<{ changed: number; changed_at: string; code: string }>('POST', 'questions/v4/admin-question-changes/', {
      questions,
      change: what,
    })

  it('are changed together, by their ids and by what a filter finds', async () => {
    const other = (await writeCategory(staff, 'মুক্তিযুদ্ধ')).id
    const [first, second] = [
      await writeQuestion(staff, category, { tags: ['ক', 'খ'] }),
      await writeQuestion(staff, category, { question: { bn: 'অন্যটি' }, tags: ['গ'] }),
    ]
    const what = { add_tags: ['ঘ', 'ক'], remove_tags: ['খ'], published: true }
    expect((await change({ ids: [first.id, second.id] }, what)).body).toMatchObject({ changed: 2 })
    expect((await list('sort=id')).results.map(({ tags, published, revision }) => [tags, published, revision])).toEqual(
      [
        [['ক', 'ঘ'], true, 2],
        [['গ', 'ঘ', 'ক'], true, 2],
      ],
    )
    const filter = { category, tag: 'গ' }
    expect((await change({ filter, count: 2 }, { category: other })).body.code).toBe('conflict')
    expect((await change({ filter, count: 1 }, { category: other, reviewed: false })).body).toMatchObject({
      changed: 1,
    })
    expect(await ids('')).toEqual([first.id])
    expect((await change({ ids: [first.id, '999999999'] }, { deleted: true })).body.code).toBe('conflict')
    expect((await change({ ids: [first.id] }, { deleted: true })).body).toMatchObject({ changed: 1 })
    const { body } = await staff.call<Page<AuditEntry>>('GET', `core/v1/audit-log/?kind=question&id=${first.id}`)
    expect(body.results.map(({ action }) => action)).toEqual(['deleted', 'updated', 'created'])
    expect(body.results[1]!.after).toEqual({ tags: ['ক', 'ঘ'], published: true })
  })

  it('become what they were when the act is undone, but those that were changed since', async () => {
    const other = (await writeCategory(staff, 'ভুলে বাছা বিষয়')).id
    const [first, second, third] = [
      await writeQuestion(staff, category, { tags: ['ক'] }),
      await writeQuestion(staff, category, { question: { bn: 'দ্বিতীয়টি' } }),
      await writeQuestion(staff, category, { question: { bn: 'তৃতীয়টি' } }),
    ]
    const undo = (changed_at: string, by = staff) =>
      by.call<{ changed: number; kept: number; code: string }>('POST', 'questions/v4/admin-question-changes/undo/', {
        changed_at,
      })
    const all = { ids: [first.id, second.id, third.id] }
    testApp.clock.advance(1_000)
    const { body } = await change(all, { category: other, add_tags: ['খ'], reviewed: false, published: true })
    testApp.clock.advance(1_000)
    await update(third.id, { revision: 2, source: 'বই' })
    expect((await undo(body.changed_at, await moderator(testApp, 'অন্য কেউ'))).body.code).toBe('not_found')
    expect((await undo(body.changed_at)).body).toEqual({ changed: 2, kept: 1 })
    const read = async (id: string) => (await staff.call<StaffQuestion>('GET', one(id))).body
    const back = await read(first.id)
    expect([back.category.id, back.tags, back.reviewed, back.published_at]).toEqual([category, ['ক'], true, null])
    expect((await read(third.id)).category.id).toBe(other)
    expect((await undo(body.changed_at)).body).toEqual({ changed: 0, kept: 3 })
    testApp.clock.advance(1_000)
    const gone = await change({ ids: [second.id] }, { deleted: true })
    expect((await undo(gone.body.changed_at)).body).toEqual({ changed: 1, kept: 0 })
    expect(await ids('')).toContain(second.id)
  })

  it('of one category are changed by the calls of their bank', async () => {
    const other = (await writeCategory(staff, 'মুক্তিযুদ্ধের সেক্টর')).id
    const reviewed = await writeQuestion(staff, category)
    const waiting = await writeQuestion(staff, category, { reviewed: false })
    const call = (bank: string, list_: string[], body: object) =>
      staff.call<{ changed: number; code: string }>('PATCH', `${bank}/category/${category}/questions/`, {
        ids: list_,
        ...body,
      })
    expect((await call('question-bank', [waiting.id], { tags: ['ক'] })).body.code).toBe('conflict')
    expect((await call('review-question-bank', [waiting.id], { reviewed: true, tags: ['ক'] })).body).toEqual({
      changed: 1,
    })
    expect((await call('question-bank', [reviewed.id, waiting.id], { category: other })).body).toEqual({ changed: 2 })
    expect(await ids('')).toEqual([])
  })

  it('are counted by quality and category', async () => {
    await writeQuestion(staff, category)
    await writeQuestion(staff, category, { question: { bn: 'ব্যাখ্যা ছাড়া' }, explanation: { bn: '' } })
    const { body } = await staff.call<QuestionInfo>('GET', 'questions/v4/admin-question-info/')
    expect(body.by_category.find(each => each.category === category)).toEqual({ category, count: 2, perfect: 1 })
    expect(body.by_quality.reduce((sum, { count }) => sum + count, 0)).toBe(body.count)
    expect(body.reviewed).toBe(body.count)
  })
})

describe('a question under review', () => {
  it('is approved, or sent back with a reason, and the next one follows', async () => {
    const review = (id: string, body: object) =>
      staff.call<{ question: QuestionListItem; next: string | null; waiting: number } & Refusal>(
        'POST',
        `questions/v4/question-reviews/${id}/`,
        body,
      )
    await testApp.db.pool.query('update questions set reviewed = true where not reviewed')
    const [first, second] = [
      await writeQuestion(staff, category, { reviewed: false }),
      await writeQuestion(staff, category, { reviewed: false }),
    ]
    const unreasoned = await review(first.id, { verdict: 'return', revision: 1 })
    expect(refusals(unreasoned.body)).toEqual([['reason', 'এই ঘরটি পূরণ করুন।']])
    const returned = (await review(first.id, { verdict: 'return', reason: 'উত্তর ভুল', revision: 1 })).body
    expect(returned).toMatchObject({
      question: { returned_reason: 'উত্তর ভুল', reviewed: false },
      next: second.id,
      waiting: 1,
    })
    expect((await review(second.id, { verdict: 'approve', revision: 1 })).body).toMatchObject({
      question: { reviewed: true },
      next: null,
      waiting: 0,
    })
    expect((await review(second.id, { verdict: 'approve', revision: 2 })).body.code).toBe('conflict')
    expect(await ids('reviewed_qb=false&returned=true')).toEqual([first.id])
  })
})

describe('a question of an exam', () => {
  it('is published once the exam is final and has opened its solutions, and never by one that opens none', async () => {
    const [open, closed] = [await writeQuestion(staff, category), await writeQuestion(staff, category)]
    const now = testApp.clock.now()
    await holdExam(testApp.db, now, { asks: [open.id] })
    await holdExam(testApp.db, now, { asks: [closed.id], solutionVisibility: null })
    await testApp.app.exams.publishQuestions()
    expect(await ids('published=true')).toEqual([])
    testApp.clock.advance(62 * minute + 10_000)
    await testApp.app.exams.sweep()
    testApp.clock.advance(1_000)
    expect(await testApp.app.exams.publishQuestions()).toBeGreaterThan(0)
    expect(await ids('published=true')).toEqual([open.id])
  })
})

describe('a question that the seed has written', () => {
  it('is finished by the sweep', async () => {
    const { id } = await writeQuestion(staff, category)
    await testApp.db.pool.query(
      'update questions set search_key = null, fingerprint = null, public_slug = null, typed_texts = null where id = $1',
      [id],
    )
    expect(await ids('search=16টি')).toEqual([])
    while ((await testApp.app.questions.sweep()) > 0);
    expect(await ids('search=১৬টি')).toEqual([id])
    const { body } = await staff.call<StaffQuestion>('GET', one(id))
    expect([body.public_slug?.startsWith('মুক্তিযুদ্ধের'), body.question.en]).toEqual([true, ''])
  })
})
