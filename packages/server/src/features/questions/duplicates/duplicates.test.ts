import type { QuestionFlag, SimilarCategories, SimilarQuestions, StaffQuestion } from '@prostuti/contract'
import { beforeEach, expect, it } from 'vitest'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator, writeCategory, writeQuestion } from '../../../testing/staff.ts'

interface Page<Item> {
  count: number
  results: Item[]
}

const testApp = await openTestApp()
const staff = await moderator(testApp)
const { pool } = testApp.db
const flag = { bn: 'বাংলাদেশের জাতীয় পতাকার দৈর্ঘ্য ও প্রস্থের অনুপাত কত?' }
const alike = { bn: 'বাংলাদেশের জাতীয় পতাকার মাপের অনুপাত কত?' }

let category: string
beforeEach(async () => {
  await pool.query('truncate categories, questions, similar_pairs cascade')
  category = (await writeCategory(staff, 'জাতীয় বিষয়')).id
})

const compare = async () => {
  while ((await testApp.app.questions.sweep()) > 0);
}
const pairs = async () =>
  (await staff.call<Page<SimilarQuestions>>('GET', 'questions/v4/duplicate-question-list/')).body.results
const numbers = async () => (await pairs()).map(({ low, high }) => [low.question.id, high.question.id])
const merge = (keep: string, from: string) =>
  staff.call<{ bookmarks: number; flags: number; code: string }>('POST', 'questions/v4/question-merges/', {
    keep,
    merge: from,
  })
const write = (given: Record<string, unknown>) => writeQuestion(staff, category, given)
const read = async (id: string) => (await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${id}/`)).body

it('are found by what they ask, once each, and again when their text changes', async () => {
  const [first, second] = [await write({ question: flag }), await write({ question: alike })]
  await write({
    question: { bn: 'কর্ণফুলী নদীর উৎপত্তিস্থল কোথায়?' },
    options: [
      { option: { bn: 'লুসাই' }, is_correct: true },
      { option: { bn: 'গারো' }, is_correct: false },
    ],
  })
  await compare()
  expect(await numbers()).toEqual([[first.id, second.id]])
  const [pair] = await pairs()
  expect([pair!.similarity > 0.6, pair!.similarity < 1, pair!.keep]).toEqual([true, true, first.id])
  expect((await read(second.id)).similar).toMatchObject([{ id: first.id, text: flag.bn }])
  await staff.call('PATCH', `questions/v4/questions-rud/${second.id}/`, {
    revision: 1,
    question: { bn: 'চর্যাপদ কে আবিষ্কার করেন ও কোথায়?' },
    options: second.options.map((option, n) => ({ ...option, option: { bn: `পণ্ডিত ${n}` } })),
  })
  await compare()
  expect(await pairs()).toEqual([])
})

it('are two where most of their figures differ, however alike they are written', async () => {
  const sum = (first: string, second: string, options: string[]) =>
    write({
      question: { bn: `(${first})₂ ও (${second})₂ এর যোগফল কত?` },
      options: options.map((option, n) => ({ option: { bn: option }, is_correct: n === 0 })),
    })
  const one = await sum('11100', '10111', ['110011', '1011', '110010', '11111'])
  await sum('10010', '11100', ['101110', '101111', '1110', '11110'])
  const again = await sum('১১১০০', '১০১১১', ['110011', '1011', '110010', '11111'])
  await compare()
  expect(await numbers()).toEqual([[one.id, again.id]])
})

it('are alike where only the figures of their options differ', async () => {
  const year = (options: string[]) =>
    write({
      question: { bn: 'বঙ্গভঙ্গ কার্যকর হয় কোন সালের কোন তারিখে, ৭ মার্চের ভাষণের কত বছর আগে?' },
      options: options.map((option, n) => ({ option: { bn: option }, is_correct: n === 0 })),
    })
  const pair = [await year(['১৯০৫', '১৯০৬', '১৯০৪', '১৯১১']), await year(['১৯০৫', '১৯০৭', '১৯১২', '১৯০৩'])]
  await compare()
  expect(await numbers()).toEqual([pair.map(({ id }) => id)])
})

it('are kept apart once a moderator has said that they are not the same', async () => {
  const [first, second] = [await write({ question: flag }), await write({ question: alike })]
  await compare()
  const apart = (body: object) => staff.call('POST', 'questions/v4/kept-apart/', body)
  expect((await apart({ kind: 'question', low: first.id, high: '999999999' })).status).toBe(404)
  expect((await apart({ kind: 'question', low: second.id, high: first.id })).status).toBeLessThan(300)
  expect(await pairs()).toEqual([])
  await pool.query('update questions set compared_at = null')
  await compare()
  expect(await pairs()).toEqual([])
})

it('become one: bookmarks, reports and open lists go over, papers keep naming the merged one', async () => {
  const [keep, gone] = [
    await write({ question: flag, tags: ['পতাকা'] }),
    await write({ question: alike, tags: ['প্রতীক'], appearances: ['৪০তম বিসিএস'] }),
  ]
  const both = [keep.id, gone.id]
  const exam = await holdExam(testApp.db, testApp.clock.now(), { asks: both })
  const draft = await holdExam(testApp.db, testApp.clock.now(), { asks: [gone.id] })
  const [one, two] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
  for (const [person, questions] of [
    [one, both],
    [two, [gone.id]],
  ] as const) {
    await person.join(exam.id)
    for (const question of questions) {
      await person.call('POST', 'exam/v5/bookmarks/', { question })
      await person.call('POST', 'exam/v5/user-question-flag/', { question, reason: 'others' })
    }
  }
  expect((await merge(gone.id, gone.id)).status).toBe(400)
  expect((await merge(keep.id, gone.id)).body).toEqual({ bookmarks: 1, flags: 1 })
  expect((await merge(keep.id, gone.id)).status).toBe(404)
  const kept = await read(keep.id)
  expect([kept.tags, kept.appearances, kept.open_flags]).toEqual([['পতাকা', 'প্রতীক'], ['৪০তম বিসিএস'], 2])
  expect((await read(gone.id)).merged_into).toBe(keep.id)
  const { rows } = await pool.query('select exam_id, question_id from exam_questions order by exam_id desc')
  expect(rows).toEqual([
    { exam_id: draft.id, question_id: keep.id },
    { exam_id: exam.id, question_id: keep.id },
  ])
  const paper = await pool.query('select question_ids from paper_keys where exam_id = $1', [exam.id])
  expect(paper.rows[0].question_ids.toSorted()).toEqual(both.toSorted())
  for (const person of [one, two]) {
    const bookmarks = await person.call<Page<{ id: string }>>('GET', 'exam/v5/bookmark/questions/')
    expect(bookmarks.body.results.map(({ id }) => id)).toEqual([keep.id])
    const flags = await person.call<Page<QuestionFlag>>('GET', 'exam/v5/my-question-flags/')
    expect(flags.body.results.map(({ question }) => question.id)).toEqual([keep.id])
  }
})

it('show a kept question that became one which this person never met only once it is published', async () => {
  const [keep, gone] = [await write({ question: flag }), await write({ question: alike })]
  const exam = await holdExam(testApp.db, testApp.clock.now(), { asks: [gone.id] })
  const person = await testApp.person({ member: true })
  await person.join(exam.id)
  await person.call('POST', 'exam/v5/bookmarks/', { question: gone.id })
  await merge(keep.id, gone.id)
  const shown = async () =>
    (await person.call<Page<{ id: string }>>('GET', 'exam/v5/bookmark/questions/')).body.results.map(({ id }) => id)
  expect(await shown()).toEqual([])
  const { revision } = await read(keep.id)
  await staff.call('PATCH', `questions/v4/questions-rud/${keep.id}/`, { revision, published: true })
  expect(await shown()).toEqual([keep.id])
})

it('are categories, too, whose names look alike', async () => {
  const [low, high] = [await writeCategory(staff, 'মুক্তিযুদ্ধের ইতিহাস'), await writeCategory(staff, 'মুক্তিযুদ্ধ: ইতিহাস')]
  // The numbers of a series tell its parts apart.
  for (const number of ['৪৫', '৪৬']) await writeCategory(staff, `${number}তম বিসিএসের প্রশ্ন`)
  const listed = async () =>
    (await staff.call<Page<SimilarCategories>>('GET', 'questions/v4/duplicate-category-list/')).body.results.map(
      pair => [pair.low.id, pair.high.id],
    )
  expect(await listed()).toEqual([[low.id, high.id]])
  await staff.call('POST', 'questions/v4/kept-apart/', { kind: 'category', low: low.id, high: high.id })
  expect(await listed()).toEqual([])
})
