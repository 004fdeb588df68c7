import type { ExportPlan, ImportRow, QuestionImport } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { moderator, writeCategory, writeQuestion } from '../../../testing/staff.ts'

const testApp = await openTestApp({ overHttp: true })
const staff = await moderator(testApp)
const plan = async (query: string) => (await staff.call<ExportPlan>('GET', `questions/v4/exports/plan/?${query}`)).body
const take = (body: Record<string, unknown>) => staff.call('POST', 'questions/v4/exports/', body)

async function bringIn(text: string, name: string): Promise<{ found: QuestionImport; rows: readonly ImportRow[] }> {
  const form = new FormData()
  form.set('file', new File([text], name))
  const { body } = await staff.call<QuestionImport>('POST', 'questions/v4/submit-googlesheet-question/', form)
  await runTasks(testApp.app)
  const base = `questions/v4/imports/${body.id}/`
  const found = (await staff.call<QuestionImport>('GET', base)).body
  return { found, rows: (await staff.call<{ results: ImportRow[] }>('GET', `${base}rows/`)).body.results }
}

it('says what questions lose before they leave, and finds all of them again as duplicates', async () => {
  const category = (await writeCategory(staff, 'ব্যাকরণ')).id
  await writeQuestion(staff, category, { tags: ['সাল', 'যুদ্ধ'], appearances: ['৪১তম বিসিএস'] })
  await writeQuestion(staff, category, { question: { bn: '$x^2 < 4$ হলে {x} = কত?', en: 'What is x?' } })
  const found = await plan(`category=${category}`)
  expect(found).toMatchObject({ found: 2, leaving: 2, embargoed: 0, too_many: false })
  const counts = Object.fromEntries(found.parts.map(({ part, count }) => [part, count]))
  expect(counts).toMatchObject({ text: 2, formulas: 1, tags: 1, appearances: 1, english: 1, passages: 0, several: 0 })

  const what = { filter: { category }, format: 'gift' }
  expect((await take({ ...what, leaving: 3 })).status).toBe(409)
  const { status, text } = await take({ ...what, leaving: 2 })
  expect([status, text.split('$CATEGORY:').length]).toEqual([200, 2])
  const { found: again, rows } = await bringIn(text, 'questions.gift')
  expect(again).toMatchObject({ state: 'ready', format: 'gift', accepted: 2, refused: 0 })
  expect(rows.map(({ notes }) => notes)).toEqual([['duplicate'], ['duplicate']])
  const losses = await take({ ...what, leaving: 2, losses: true })
  expect(losses.text).toMatch(/^\ufeff?id,lost,changed\r?\n\d+,appearances,tags\r?\n\d+,english,formulas\r?\n$/)
})

it('brings in what a foreign format and the bank both hold, and leaves the rest out', async () => {
  const category = (await writeCategory(staff, 'ভূগোল')).id
  const head = '$CATEGORY: $course$/top/ভূগোল\n\n'
  const items = ['কোনটি নদী?{=পদ্মা ~ঢাকা#শহর ####জলধারা}', 'রচনা লিখুন{}', 'মেলান{=ক->খ =গ->ঘ}', 'ঢাকা রাজধানী{T}']
  const { found } = await bringIn(head + items.join('\n\n'), 'ভূগোল.txt')
  expect(found).toMatchObject({ format: 'gift', accepted: 2, refused: 2 })
  expect(found.losses.map(({ kind, code, about, count }) => [kind, code, about, count])).toEqual([
    ['refused', 'kind_not_held', 'essay', 1],
    ['refused', 'kind_not_held', 'matching', 1],
    ['changed', 'true_false', '', 1],
  ])
  expect((await staff.call('POST', `questions/v4/imports/${found.id}/start/`)).status).toBe(200)
  await runTasks(testApp.app)
  const done = (await staff.call<QuestionImport>('GET', `questions/v4/imports/${found.id}/`)).body
  expect([done.state, done.accepted]).toEqual(['done', 2])
  expect((await plan(`category=${category}&reviewed_qb=false`)).leaving).toBe(2)
})

it('brings a passage in once for all the questions that are about it', async () => {
  const category = (await writeCategory(staff, 'অনুচ্ছেদ')).id
  const cells = [
    ['প্রশ্ন', 'বিকল্প ক', 'বিকল্প খ', 'সঠিক উত্তর', 'অনুচ্ছেদ', 'বিকল্প ক কেন', 'জায়গা বদলায় না', 'ক্যাটাগরি'],
    ['প্রথমটি?', 'এক', 'দুই', 'ক', 'একটি গল্প', 'এটিই প্রথম', 'খ', 'অনুচ্ছেদ'],
    ['শেষটি?', 'এক', 'দুই', 'খ', 'একটি গল্প', '', '', 'অনুচ্ছেদ'],
  ]
  const { found } = await bringIn(cells.map(line => line.join(',')).join('\n'), 'গল্প.csv')
  await staff.call('POST', `questions/v4/imports/${found.id}/start/`)
  await runTasks(testApp.app)
  const brought = await plan(`category=${category}&reviewed_qb=false`)
  expect([brought.leaving, brought.passages]).toEqual([2, 1])
  const counts = Object.fromEntries(brought.parts.map(({ part, count }) => [part, count]))
  expect(counts).toMatchObject({ passages: 2, option_explanations: 1, pinned: 1 })
})

it('keeps questions back while an exam hides them', async () => {
  const category = (await writeCategory(staff, 'লুকানো')).id
  const { id } = await writeQuestion(staff, category)
  await writeQuestion(staff, category)
  await holdExam(testApp.db, testApp.clock.now(), { asks: [id] })
  expect(await plan(`category=${category}`)).toMatchObject({ found: 2, embargoed: 1, leaving: 1 })
  const { text } = await take({ filter: { category }, leaving: 1, format: 'moodle_xml' })
  expect(text).not.toContain(`<text>${id}</text>`)
  expect(text.match(/type="multichoice"/g)).toHaveLength(1)
})
