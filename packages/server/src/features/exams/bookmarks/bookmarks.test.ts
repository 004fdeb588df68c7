import type { BookmarkedQuestion, ExamCard, Solutions } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'

interface Page<Item> {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}

const testApp = await openTestApp()

const keep = (person: Person, target: object) => person.call<{ code: string }>('POST', 'exam/v5/bookmarks/', target)
const drop = (person: Person, target: object) => person.call('POST', 'exam/v5/bookmarks/delete', target)
const keptExams = async (person: Person, query = '') =>
  (await person.call<Page<ExamCard>>('GET', `exam/v5/bookmark/exams/${query}`)).body
const keptQuestions = async (person: Person, query = '') =>
  (await person.call<Page<BookmarkedQuestion>>('GET', `exam/v5/bookmark/questions/${query}`)).body

/** A learner who sat an exam that is over and final. */
async function graduate(
  options: Parameters<typeof holdExam>[2] = {},
): Promise<{ person: Person; exam: HeldExam; questions: string[] }> {
  const exam = await holdExam(testApp.db, testApp.clock.now(), options)
  const person = await testApp.person({ member: true })
  await person.join(exam.id)
  await person.submit(exam.id, { answers: exam.right() })
  testApp.clock.advance(62 * minute + 10_000)
  await testApp.app.exams.sweep()
  return { person, exam, questions: [...exam.key.keys()] }
}

describe('a bookmark on an exam', () => {
  it('stays until it is taken away, shows in every list, and is nobody else’s', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [person, other] = [await testApp.person(), await testApp.person()]
    const target = { exam: String(exam.id) }
    for (let time = 0; time < 2; time++) {
      expect((await keep(person, target)).body).toEqual({ bookmarked: true })
      expect((await keptExams(person)).results.map(card => [card.id, card.bookmarked])).toEqual([[target.exam, true]])
    }
    const card = async (by: Person) => (await by.call<ExamCard>('GET', `exam/v5/exams/${exam.id}/`)).body.bookmarked
    expect([await card(person), await card(other)]).toEqual([true, false])
    await drop(other, target)
    expect((await keptExams(person)).count).toBe(1)
    for (let time = 0; time < 2; time++) {
      expect((await drop(person, target)).body).toEqual({ bookmarked: false })
      expect(await keptExams(person)).toMatchObject({ count: 0, results: [] })
    }
    expect(await card(person)).toBe(false)
  })

  it('walks newest first without skipping or repeating one, and by program', async () => {
    const person = await testApp.person()
    const ids: string[] = []
    for (let index = 0; index < 5; index++) {
      const exam = await holdExam(testApp.db, testApp.clock.now(), { questions: 1, programId: index % 2 })
      // Two at a time in the same instant, so that only the id orders them.
      if (index % 2 === 0) testApp.clock.advance(1)
      await keep(person, { exam: String(exam.id) })
      ids.unshift(String(exam.id))
    }
    const first = await keptExams(person, '?page_size=2')
    const second = (await person.call<Page<ExamCard>>('GET', first.next!)).body
    const third = (await person.call<Page<ExamCard>>('GET', second.next!)).body
    const back = (await person.call<Page<ExamCard>>('GET', third.previous!)).body
    const shown = (page: Page<ExamCard>) => page.results.map(card => card.id)
    expect([...shown(first), ...shown(second), ...shown(third)]).toEqual(ids)
    expect([shown(back), third.next, first.previous]).toEqual([shown(second), null, null])
    expect(shown(await keptExams(person, '?program=1'))).toEqual([ids[1], ids[3]])
  })

  it('is refused where there is no such exam', async () => {
    const person = await testApp.person()
    for (const exam of ['999999', '999999999999999999']) {
      const { status, body } = await keep(person, { exam })
      expect([status, body.code]).toEqual([404, 'no_exam_found'])
    }
  })
})

describe('a bookmark on a question', () => {
  it('shows it with key and explanation once they may be known, in the same order each time', async () => {
    const { person, exam, questions } = await graduate()
    for (const question of questions) await keep(person, { question })
    const { count, results } = await keptQuestions(person)
    expect(count).toBe(10)
    for (const { text, options, key, explanation, category } of results) {
      const number = Number(/\d+/.exec(text)![0])
      expect(options[key!]).toBe(`${['ক', 'খ', 'গ', 'ঘ'][number % 4]} ${number}`)
      expect([explanation, category.title]).toEqual([`ব্যাখ্যা ${number}`, `বিষয় ${number % 2}`])
    }
    expect((await keptQuestions(person)).results).toEqual(results)
    const [{ category }] = results as [BookmarkedQuestion]
    const ofCategory = await keptQuestions(person, `?category=${category.id}`)
    expect(ofCategory.results).toEqual(results.filter(each => each.category.id === category.id))
    const { body } = await person.call<Solutions>('GET', `exam/v5/solutions/${exam.id}/`)
    expect(body.questions.map(each => each.bookmarked)).toEqual(new Array(10).fill(true))
  })

  it('shows no option that staff have hidden since', async () => {
    const { person, questions } = await graduate()
    const [question] = questions as [string]
    await keep(person, { question })
    const [before] = (await keptQuestions(person)).results
    const hidden = before!.options.findIndex((_, index) => index !== before!.key)
    await testApp.db.pool.query(
      `update questions set hidden_options = array(
         select n - 1 from jsonb_array_elements_text(content->'bn'->'options') with ordinality o (text, n) where o.text = $2)
        where id = $1`,
      [question, before!.options[hidden]],
    )
    const [after] = (await keptQuestions(person)).results
    expect(after!.options).toEqual(before!.options.filter((_, index) => index !== hidden))
    expect(after!.options[after!.key!]).toBe(before!.options[before!.key!])
    expect(after!.option_explanations).toHaveLength(after!.options.length)
  })

  it('shows neither while an exam that asks it is near, in no order of the author’s', async () => {
    const { person, questions } = await graduate()
    for (const question of questions) await keep(person, { question })
    const startTime = new Date(testApp.clock.now() + 24 * 60 * minute)
    await holdExam(testApp.db, testApp.clock.now(), {
      asks: questions,
      startTime,
      endTime: new Date(+startTime + minute),
    })
    const { results } = await keptQuestions(person)
    expect(results.map(each => [each.key, each.explanation, each.option_explanations])).toEqual(
      new Array(10).fill([null, null, null]),
    )
    const orders = new Set(results.map(each => each.options.map(option => option[0]).join('')))
    // Ten questions in the author's order would be one order; ten shuffles are that once in 24⁹ tries.
    expect(orders.size).toBeGreaterThan(1)
  })

  it('shows neither where solutions never open, nor before they do, until an exam that asks it as well opens them', async () => {
    const day = 24 * 60 * minute
    const known = async (person: Person) =>
      (await keptQuestions(person)).results.filter(each => each.key !== null).length
    const never = await graduate({ solutionVisibility: null })
    const later = await graduate({ solutionVisibility: new Date(testApp.clock.now() + day) })
    for (const { person, questions } of [never, later])
      for (const question of questions) await keep(person, { question })
    expect([await known(never.person), await known(later.person)]).toEqual([0, 0])
    expect((await keptQuestions(later.person)).results.map(each => each.explanation)).toEqual(new Array(10).fill(null))
    testApp.clock.advance(day)
    expect([await known(never.person), await known(later.person)]).toEqual([0, 10])

    const asks = never.questions.slice(0, 4)
    const open = await holdExam(testApp.db, testApp.clock.now(), { asks })
    await testApp.app.exams.sweep()
    testApp.clock.advance(62 * minute + 5_001)
    await testApp.app.exams.sweep()
    testApp.clock.advance(5_000)
    expect(await known(never.person)).toBe(0)
    await never.person.join(open.id, 'archive')
    expect(await known(never.person)).toBe(0)
    await never.person.submit(open.id, { state: 'archive' })
    expect(await known(never.person)).toBe(4)
    const { body } = await never.person.call<{ code: string }>('GET', `exam/v5/solutions/${never.exam.id}/`)
    expect(body.code).toBe('result_not_published')
  })

  it('is refused, as if there were none, to who has not met the question', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [joined, stranger] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    await joined.join(exam.id)
    const [question] = [...exam.key.keys()] as [string]
    const missing = await keep(stranger, { question: '999999999999999999' })
    const unmet = await keep(stranger, { question })
    expect([missing.status, unmet.status, unmet.body.code]).toEqual([404, 404, missing.body.code])
    expect((await keep(joined, { question })).status).toBe(200)
    expect((await keptQuestions(joined)).results).toMatchObject([{ id: question, key: null, explanation: null }])
    await drop(stranger, { question })
    expect((await keptQuestions(joined)).count).toBe(1)
    await drop(joined, { question })
    expect((await keptQuestions(joined)).count).toBe(0)
  })

  it('may be put on a published question by anybody, and is counted by its subject', async () => {
    const { questions } = await graduate()
    const stranger = await testApp.person()
    const question = questions[0]!
    expect((await keep(stranger, { question })).status).toBe(404)
    await testApp.db.pool.query('update questions set published_at = $2 where id = $1', [
      question,
      new Date(testApp.clock.now()),
    ])
    expect((await keep(stranger, { question })).status).toBe(200)
    const { body } = await stranger.call<Page<BookmarkedQuestion> & { subjects: unknown[] }>(
      'GET',
      'exam/v5/bookmark/questions/',
    )
    const [kept] = body.results as [BookmarkedQuestion]
    expect(body.subjects).toEqual([{ ...kept.category, count: 1 }])
    expect(kept.option_explanations).toEqual(kept.options.map(option => `কেন ${option}`))
    expect([kept.slug, Date.parse(kept.bookmarked_at)]).toEqual([expect.any(String), testApp.clock.now()])
  })

  it('is on one thing at a time, and a wrong field is named', async () => {
    const person = await testApp.person()
    const paths = async (target: object) => {
      const { status, text } = await keep(person, target)
      return [status, JSON.parse(text).errors.map((error: { path: string }) => error.path)]
    }
    expect(await paths({})).toEqual([400, ['exam']])
    expect(await paths({ exam: '1', question: '1' })).toEqual([400, ['exam']])
    expect(await paths({ question: 7 })).toEqual([400, ['question']])
    expect(await paths({ exam: '1', user: '2' })).toEqual([400, ['user']])
  })
})
