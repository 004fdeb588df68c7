import type {
  ContributedSheet,
  Contribution,
  ContributionItem,
  StaffContribution,
  StaffQuestion,
} from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { moderator, writeCategory, writeQuestion } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'

interface Page<Item> {
  count: number
  results: Item[]
}

const testApp = await openTestApp()
const staff = await moderator(testApp)
const category = (await writeCategory(staff, 'সন্ধি')).id
const path = 'contribution/v1/'

const text = (bn: string) => ({ bn, en: '' })
const words = (question = '‘গায়ক’ শব্দের সন্ধি বিচ্ছেদ কোনটি?') => ({
  question: text(question),
  options: ['গৈ + অক', 'গা + অক', 'গৈ + ক'].map((option, at) => ({ option: text(option), is_correct: at === 0 })),
  explanation: text('ঐ-কারের পরে স্বরধ্বনি এলে।'),
})
const about = { category, origin: 'own', named: true }

const member = () => testApp.person({ member: true })
const offer = async (person: Person, given: object = {}) =>
  person.call<Contribution & { code: string }>('POST', `${path}upload-question/`, { ...words(), ...about, ...given })
const mine = async (person: Person) =>
  (await person.call<Page<Contribution>>('GET', `${path}my-questions/`)).body.results
const read = async (id: string) => (await staff.call<StaffContribution>('GET', `${path}admin-questions/${id}/`)).body
const edit = (id: string, given: object) =>
  staff.call<StaffContribution & { code: string }>('PATCH', `${path}admin-questions/${id}/`, {
    ...words(),
    category,
    ...given,
  })
const decide = (id: string, given: object) =>
  staff.call<StaffContribution & { code: string }>('POST', `${path}admin-questions/${id}/decision/`, given)
const told = async ({ id }: Person) =>
  (
    await testApp.db.pool.query(`select data from notifications where user_id = $1 and kind = 'contribution_decided'`, [
      id,
    ])
  ).rows

it('is mended and taken into the bank under review, and its writer reads what was changed', async () => {
  const person = await member()
  const { body: sent } = await offer(person)
  expect(sent).toMatchObject({ state: 'waiting', edits: 0, words: { options: [{ is_correct: true }, {}, {}] } })
  const changed = words('‘গায়ক’ শব্দের সন্ধিবিচ্ছেদ কোনটি?')
  changed.options[2]!.option = { bn: 'গাই + অক', en: 'gai + ok' }
  const { body: mended } = await edit(sent.id, { ...changed, revision: 1 })
  expect(mended).toMatchObject({ edits: 2, revision: 2, checks: { right: 1, explained: true, same_options: null } })
  // Until they have decided, the writer reads their own words.
  expect((await mine(person))[0]).toMatchObject({ edits: 0, words: { question: words().question.bn } })
  expect((await decide(sent.id, { act: 'take', revision: 1 })).body.code).toBe('conflict')
  const { body: taken } = await decide(sent.id, { act: 'take', revision: 2 })
  expect(taken.state).toBe('taken')
  expect((await decide(sent.id, { act: 'take', revision: 3 })).body.code).toBe('conflict')
  const { body: question } = await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${taken.question}/`)
  expect(question).toMatchObject({ reviewed: false, published_at: null, question: changed.question, uses: [] })
  expect([question.options[2]!.option.en, question.contributor]).toEqual([
    'gai + ok',
    { contribution: sent.id, user: person.id, name: '' },
  ])
  const [seen] = await mine(person)
  expect(seen!.words.question).toBe('‘গায়ক’ শব্দের <del>সন্ধি বিচ্ছেদ </del><ins>সন্ধিবিচ্ছেদ </ins>কোনটি?')
  expect(seen!.words.options[2]!.html).toContain('<ins>গাই ')
  expect(await told(person)).toMatchObject([{ data: { outcome: 'taken', edits: 2, named: true } }])
})

it('goes back with a reason, or is taken back by its writer while it waits', async () => {
  const [person, other] = [await member(), await member()]
  const { body: sent } = await offer(person)
  expect((await decide(sent.id, { act: 'return', revision: 1 })).status).toBe(400)
  await decide(sent.id, { act: 'return', reason: 'উত্তর মিলছে না', revision: 1 })
  expect((await mine(person))[0]).toMatchObject({ state: 'returned', reason: 'উত্তর মিলছে না' })
  const { body: second } = await offer(person)
  const withdraw = (who: Person, id: string) => who.call('DELETE', `${path}my-questions/${id}/`)
  expect((await withdraw(other, second.id)).status).toBe(404)
  expect((await withdraw(person, second.id)).status).toBe(204)
  expect((await withdraw(person, sent.id)).status).toBe(409)
  const waiting = await staff.call<Page<ContributionItem>>('GET', `${path}admin-questions/`)
  expect(waiting.body.results.map(({ id }) => id)).not.toContain(second.id)
})

it('names a question of the bank that looks like it, and takes twenty from one member in a day', async () => {
  const { question, options, explanation } = words('পদ্মা সেতুর দৈর্ঘ্য কত কিলোমিটার?')
  const known = await writeQuestion(staff, category, { question, options, explanation })
  const person = await member()
  const { body: sent } = await offer(person, { question: text('পদ্মা সেতুর দৈর্ঘ্য কত মিটার?') })
  expect((await read(sent.id)).checks.similar[0]).toMatchObject({ id: known.id })
  for (let count = 1; count < 20; count++) await offer(person)
  expect((await offer(person)).body.code).toBe('rate_limited')
})

it('makes safe HTML of a member’s words', async () => {
  const { body: sent } = await offer(await member(), { question: text('<img src=x onerror=alert(1)>কোনটি \\(x<2\\)?') })
  const { body } = await edit(sent.id, { ...words('<script>alert(1)</script>কোনটি?'), revision: 1 })
  for (const html of [sent.words.question, body.words.question]) expect(html).not.toMatch(/<img|<script|onerror/)
})

it('reads a sheet row by row; what cannot be read is said', async () => {
  const person = await member()
  const form = new FormData()
  const rows = [
    'প্রশ্ন,ক,খ,উত্তর',
    'প্রথম প্রশ্ন কোনটি?,এক,দুই,ক',
    'দ্বিতীয়টি কোনটি?,এক,দুই,',
    `শেষটি?,এক,${'দ'.repeat(1_001)},ক`,
  ]
  form.set('file', new File([rows.join('\n')], 'প্রশ্ন.csv'))
  for (const [name, value] of Object.entries(about)) form.set(name, String(value))
  const sent = await person.call<ContributedSheet>('POST', `${path}submit-googlesheet-question/`, form)
  expect(sent.body).toMatchObject({ state: 'reading', name: 'প্রশ্ন.csv' })
  await runTasks(testApp.app)
  const { body: sheets } = await person.call<Page<ContributedSheet>>('GET', `${path}my-sheets/`)
  const refused = [
    { row: 3, reason: 'answer_missing' },
    { row: 4, reason: 'row_too_long' },
  ]
  expect(sheets.results).toMatchObject([{ state: 'read', offered: 1, refused }])
  expect(await mine(person)).toMatchObject([{ sheet: sent.body.id, words: { question: 'প্রথম প্রশ্ন কোনটি?' } }])
})
