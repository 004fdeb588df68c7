import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ImportMapping, ImportRow, ImportSummary, QuestionImport, StaffQuestion } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTextSheet } from '../../../platform/sheets/write-text-sheet.ts'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { moderator, writeCategory } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'
import { searchKey } from '../search/search-key.ts'
import { failLostImports, purgeImports } from './purge-imports.ts'

type Answering = (path: string) => { status: number; headers?: Record<string, string>; body?: string | Buffer }
let answering: Answering = () => ({ status: 404 })
const asked: string[] = []
const google = createServer((request, response) => {
  asked.push(request.url!)
  const { status, headers, body } = answering(request.url!)
  response.writeHead(status, headers).end(body)
})
await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
afterAll(() => google.close())
const sheetsHost = `http://127.0.0.1:${(google.address() as AddressInfo).port}`

const testApp = await openTestApp({ sheetsHost })
const { pool } = testApp.db
const base = 'questions/v4/imports/'
let staff: Person
let category: string

beforeAll(async () => {
  staff = await moderator(testApp)
  category = (await writeCategory(staff, 'মুক্তিযুদ্ধ')).id
})

const headers = ['প্রশ্ন', 'অপশন ১', 'অপশন ২', 'অপশন ৩', 'Ans', 'ব্যাখ্যা', 'বিষয়']
let asks = 0
const row = (given: Partial<Record<'question' | 'one' | 'two' | 'three' | 'answer' | 'category', string>> = {}) => {
  const number = ++asks
  const { question = `${number} নম্বর প্রশ্ন কোনটি?`, one = '১০ এপ্রিল', two = '১৭ এপ্রিল', three = '২৬ মার্চ' } = given
  return [question, one, two, three, given.answer ?? 'খ', 'ব্যাখ্যা আছে', given.category ?? 'মুক্তিযুদ্ধ']
}

const csv = (...rows: string[][]) =>
  rows.map(cells => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

function form(content: string | Uint8Array, name = 'প্রশ্ন.csv'): FormData {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  return form
}

const read = async (id: string) => (await staff.call<QuestionImport>('GET', `${base}${id}/`)).body

async function upload(content: string | Uint8Array, name?: string): Promise<QuestionImport> {
  const { status, body, text } = await staff.call<QuestionImport>(
    'POST',
    'questions/v4/submit-googlesheet-question/',
    form(content, name),
  )
  if (status !== 200) throw new Error(text)
  expect(body.state).toBe('reading')
  await runTasks(testApp.app)
  return read(body.id)
}

const rowsOf = async (id: string, only = '') =>
  (await staff.call<{ count: number; results: ImportRow[] }>('GET', `${base}${id}/rows/?page_size=100${only}`)).body

const start = (id: string) => staff.call<QuestionImport>('POST', `${base}${id}/start/`)

async function bring(...rows: string[][]): Promise<QuestionImport> {
  const { id } = await upload(csv(headers, ...rows))
  expect((await start(id)).status).toBe(200)
  await runTasks(testApp.app)
  return read(id)
}

const questionsOf = async (id: string) =>
  (
    await pool.query<{
      id: string
      right: number[]
      reviewed: boolean
      quality: string
      search_key: string
      bn: string
    }>(
      `select id, right_options as right, reviewed, quality, search_key, content->'bn'->>'text' as bn
         from questions where import_id = $1 and deleted_at is null order by id`,
      [id],
    )
  ).rows

describe('a sheet of questions', () => {
  it('is read, its columns guessed and its first rows shown as the questions that they become', async () => {
    const found = await upload(csv(headers, row(), row({ answer: 'C' })), 'বিসিএস.csv')
    expect(found).toMatchObject({ source: 'বিসিএস.csv', state: 'ready', rows: 2, accepted: 2, refused: 0, headers })
    expect(found.mapping!.columns.map(({ field, column }) => [field, column])).toEqual([
      ['question', 0],
      ['option_1', 1],
      ['option_2', 2],
      ['option_3', 3],
      ['answer', 4],
      ['explanation', 5],
      ['category', 6],
    ])
    expect(found.previews[1]).toMatchObject({
      row: 3,
      right: [2],
      category: 'মুক্তিযুদ্ধ',
      options: ['১০ এপ্রিল', '১৭ এপ্রিল', '২৬ মার্চ'],
    })
  })

  it('goes into the bank whole, as if each question had been saved by hand', async () => {
    const done = await bring(row({ answer: '১' }), row({ answer: '২৬ মার্চ' }), row({ answer: 'A, C' }))
    expect(done).toMatchObject({ state: 'done', accepted: 3, undo: { possible: true, used: 0, changed: 0 } })
    const questions = await questionsOf(done.id)
    expect(questions.map(({ right }) => right)).toEqual([[0], [2], [0, 2]])
    expect(questions.map(({ quality }) => quality)).toEqual(['Perfect', 'Perfect', 'Multiple correct answer'])
    expect(questions.every(({ reviewed, search_key }) => !reviewed && search_key.includes(searchKey('এপ্রিল')))).toBe(
      true,
    )
    const { body } = await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${questions[0]!.id}/`)
    expect(body).toMatchObject({ category: { id: category }, explanation: { bn: 'ব্যাখ্যা আছে', en: '' } })
    const log = await staff.call<{ results: { action: string }[] }>(
      'GET',
      `core/v1/audit-log/?kind=question&id=${questions[0]!.id}`,
    )
    expect(log.body.results.map(({ action }) => action)).toEqual(['imported'])
  })

  it('goes in from a sheet of a spreadsheet program', async () => {
    const { state, accepted } = await upload(writeTextSheet([headers, row(), row()]), 'sheet.xlsx')
    expect({ state, accepted }).toEqual({ state: 'ready', accepted: 2 })
  })

  it('goes in as UTF-16 and between semicolons', async () => {
    const text = [headers, row()].map(cells => cells.join(';')).join('\r\n')
    expect(await upload(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject({ state: 'ready', accepted: 1 })
  })

  it('keeps both languages where it has both', async () => {
    const both = ['Question', 'Question Bn', 'a', 'b', 'a Bn', 'b Bn', 'Correct Answer', 'Subject']
    const cells = ['Which came first?', `কোনটি আগে? ${++asks}`, 'March', 'April', 'মার্চ', 'এপ্রিল', 'ক', 'মুক্তিযুদ্ধ']
    const { id } = await upload(csv(both, cells))
    await start(id)
    await runTasks(testApp.app)
    const [question] = await questionsOf(id)
    const { body } = await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${question!.id}/`)
    expect(body.question.en).toBe('Which came first?')
    expect(body.options.map(({ option }) => option)).toEqual([
      { bn: 'মার্চ', en: 'March' },
      { bn: 'এপ্রিল', en: 'April' },
    ])
  })

  it('is mapped by hand, judged again, and mapped alike the next time', async () => {
    const strange = ['ক১', 'ক২', 'ক৩', 'ক৪']
    const cells = (number: number) => [`অচেনা ${number} প্রশ্ন`, 'হ্যাঁ', 'না', '1']
    const first = await upload(csv(strange, cells(++asks)))
    expect(first).toMatchObject({ accepted: 0, refused: 1 })
    const fields = ['question', 'option_1', 'option_2', 'answer'] as const
    const mapping: ImportMapping = {
      columns: fields.map((field, column) => ({ field, column, by: 'chosen' })),
      ...{ category, reviewed: true, tags: ['সাল'] },
    }
    expect((await staff.call('PATCH', `${base}${first.id}/`, mapping)).status).toBe(200)
    await runTasks(testApp.app)
    expect(await read(first.id)).toMatchObject({ state: 'ready', accepted: 1, refused: 0 })
    await start(first.id)
    await runTasks(testApp.app)
    expect((await questionsOf(first.id))[0]).toMatchObject({ reviewed: true })
    const next = await upload(csv(strange, cells(++asks)))
    expect(next).toMatchObject({ accepted: 1, mapping: { category, reviewed: false } })
    expect(next.mapping!.columns[0]!.by).toBe('remembered')
    const outside = { ...mapping, columns: [{ field: 'question', column: 9 }] }
    expect((await staff.call('PATCH', `${base}${next.id}/`, outside)).status).toBe(400)
  })

  it('says which of its rows the bank has already, and labels them', async () => {
    const twice = row()
    await bring(twice)
    const again = await upload(csv(headers, twice, row()))
    expect(again).toMatchObject({ accepted: 2, notes: { duplicate: 1, unexplained: 0 } })
    expect((await rowsOf(again.id, '&only=duplicate')).results.map(({ row }) => row)).toEqual([2])
    await start(again.id)
    await runTasks(testApp.app)
    expect((await questionsOf(again.id)).map(({ quality }) => quality)).toEqual(['duplicate', 'Perfect'])
  })
})

describe('options that carry letters of their own', () => {
  it('lose them, with a notice to staff', async () => {
    const lettered = row({ one: 'ক) পদ্মা', two: 'খ) মেঘনা', three: 'গ) যমুনা', answer: 'খ) মেঘনা' })
    const numbered = row({ one: '(1) 7', two: '(2) 8', three: '(3) 9', answer: '3' })
    const decimals = row({ one: '1.5', two: '2.5', three: '3.5', answer: 'ক' })
    const found = await upload(csv(headers, lettered, numbered, decimals))
    expect(found).toMatchObject({ accepted: 3, notes: { noted: 2 } })
    expect(found.previews.map(({ options, right }) => [options.join(), right])).toEqual([
      ['পদ্মা,মেঘনা,যমুনা', [1]],
      ['7,8,9', [2]],
      ['1.5,2.5,3.5', [0]],
    ])
    expect((await rowsOf(found.id, '&only=noted')).results.map(each => each.notes)).toEqual([
      ['option_letters'],
      ['option_letters'],
    ])
  })

  it('keep them where they are not in order, with a notice to staff', async () => {
    const found = await upload(csv(headers, row({ one: '(খ) পদ্মা', two: '(ক) মেঘনা', three: 'যমুনা', answer: 'C' })))
    expect(found).toMatchObject({ accepted: 1, notes: { noted: 1 } })
    expect(found.previews[0]!.options).toEqual(['(খ) পদ্মা', '(ক) মেঘনা', 'যমুনা'])
  })
})

describe('a sheet that is refused whole', () => {
  it('names the line of a quote that is left open', async () => {
    const { state, failure } = await upload('প্রশ্ন,ক,খ\nএক,১,২\nদুই,"৩,৪\n')
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: {
        code: 'quote_left_open',
        message: {
          bn: '৩ নম্বর লাইন: একটি উদ্ধৃতি চিহ্ন (") খোলা হয়েছে, বন্ধ হয়নি',
          en: 'Line 3: A quotation mark (") is opened and never closed',
        },
      },
    })
  })

  it('is read once: what stands in it does not change by trying again', async () => {
    const long = 'ক'.repeat(30_000)
    const cells = Array.from({ length: 40 }, () => long)
    const shared = writeTextSheet([headers, ...Array.from({ length: 20 }, () => cells)])
    const { state, failure } = await upload(shared, 'long.xlsx')
    expect([state, failure?.code]).toEqual(['failed', 'too_large'])
    const half = csv([...headers, 'শেষ'], [...row(), '']).replace('শেষ', 'শেষ_xD83D_')
    expect((await upload(half)).state).toBe('ready')
    const { rows } = await pool.query('select max(tries) as tries from background_jobs')
    expect(rows).toEqual([{ tries: 1 }])
  })
})

describe('a row that cannot go in', () => {
  const verdicts = async (...rows: string[][]) => {
    const { id } = await upload(csv(headers, ...rows))
    return (await rowsOf(id)).results.map(({ refusal }) => refusal && [refusal.cell, refusal.reason])
  }

  it('names its cell and the reason', async () => {
    const twin = row()
    expect(
      await verdicts(
        ...[row(), row({ question: '' }), row({ answer: '' }), row({ answer: '5' }), row({ answer: 'আমি' })],
        ...[row({ one: '১৭ এপ্রিল' }), row({ one: '', two: '', answer: '1' }), row({ two: '' })],
        ...[row({ category: 'মুক্তিযুদ্দ' }), row({ category: '' }), row({ question: '????????????' })],
        ...[twin, twin, row({ one: '2', two: '3', three: '4', answer: '2' })],
      ),
    ).toEqual([
      null,
      ['A3', 'question_missing'],
      ['E4', 'answer_missing'],
      ['E5', 'answer_out_of_range'],
      ['E6', 'answer_unknown'],
      ['C7', 'options_not_distinct'],
      ['B8', 'option_count'],
      ['C9', 'option_empty'],
      ['G10', 'category_unknown'],
      ['G11', 'category_missing'],
      ['A12', 'text_unreadable'],
      null,
      ['A14', 'duplicate_row'],
      ['E15', 'answer_ambiguous'],
    ])
  })

  it('has a cell beyond the last header: something has moved its cells', async () => {
    const [shifted] = await verdicts(['"কোনটি "ঠিক', ...row().slice(1), 'মুক্তিযুদ্ধ'])
    expect(shifted).toEqual(['H2', 'cell_beyond_headers'])
  })

  it('is in the Bijoy layout, and is offered in Unicode', async () => {
    const bijoy = ['evsjv‡`‡ki ivRavbx †KvbwU?', 'XvKv', 'Lyjbv', 'wm‡jU', 'K', '', 'মুক্তিযুদ্ধ']
    const { id, accepted } = await upload(csv(headers, row(), bijoy))
    expect(accepted).toBe(1)
    const [{ refusal }] = (await rowsOf(id, '&only=refused')).results as [ImportRow]
    expect(refusal).toMatchObject({ cell: 'A3', reason: 'bijoy_text' })
    expect(refusal!.remedy.bn).toContain('বাংলাদেশের রাজধানী কোনটি?')
    const { text } = await staff.call<string>('GET', `${base}${id}/refused-rows/`)
    expect(text.split('\r\n')[1]).toMatch(/^3,বাংলাদেশের রাজধানী কোনটি\?,ঢাকা,খুলনা,সিলেট,K,/)
    const mended = text.replace('সিলেট,K,', 'সিলেট,ক,')
    expect((await staff.call('POST', `${base}${id}/mended-rows/`, form(mended))).status).toBe(200)
    await runTasks(testApp.app)
    expect(await read(id)).toMatchObject({ accepted: 2, refused: 0 })
  })

  it('says in both languages what to do', async () => {
    const { id } = await upload(csv(headers, row({ category: 'মুক্তিযুদ্দ' })))
    const [{ refusal }] = (await rowsOf(id)).results as [ImportRow]
    expect(refusal).toMatchObject({
      value: 'মুক্তিযুদ্দ',
      message: { bn: 'এ নামে ক্যাটাগরি নেই', en: 'There is no category of this name' },
      remedy: { bn: 'কাছাকাছি আছে: মুক্তিযুদ্ধ' },
    })
  })

  it('keeps all others out, until it is mended in the file of refused rows', async () => {
    const bad = row({ answer: '=HYPERLINK("http://evil.example")' })
    const { id, refused } = await upload(csv(headers, row(), bad, row(), row({ answer: '' })))
    expect(refused).toBe(2)
    expect((await start(id)).status).toBe(409)
    const file = await staff.call<string>('GET', `${base}${id}/refused-rows/`)
    expect(file.headers.get('content-type')).toContain('text/csv')
    const lines = file.text.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http`)
    expect(lines[1]).toContain('E3: উত্তরটি কোনো বিকল্পের সঙ্গে মেলে না')
    const strange = await staff.call('POST', `${base}${id}/mended-rows/`, form(csv(headers, row())))
    expect(strange.status).toBe(400)
    const mended = file.text.replace(`"'=HYPERLINK(""http://evil.example"")"`, 'খ').replace('২৬ মার্চ,,', '২৬ মার্চ,A,')
    expect((await staff.call('POST', `${base}${id}/mended-rows/`, form(mended))).status).toBe(200)
    await runTasks(testApp.app)
    expect(await read(id)).toMatchObject({ state: 'ready', rows: 4, accepted: 4, refused: 0 })
    expect((await start(id)).status).toBe(200)
    await runTasks(testApp.app)
    expect((await questionsOf(id)).map(({ right }) => right)).toEqual([[1], [1], [1], [0]])
  })
})

describe('an import', () => {
  it('happens once for a sheet, no matter who uploads it again', async () => {
    const sheet = csv(headers, row())
    const [one, other] = [await upload(sheet), await upload(sheet)]
    const answers = await Promise.all([start(one.id), start(other.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await runTasks(testApp.app)
    expect((await upload(sheet)).imported_by).toBe(answers[0].status === 200 ? one.id : other.id)
  })

  it('is judged again where its category has gone meanwhile', async () => {
    const gone = await writeCategory(staff, 'যাবে এমন')
    const { id } = await upload(csv(headers, row(), row({ category: 'যাবে এমন' })))
    await start(id)
    await pool.query('update categories set deleted_at = now() where id = $1', [gone.id])
    await runTasks(testApp.app)
    expect(await read(id)).toMatchObject({ state: 'ready', accepted: 1, refused: 1 })
    expect(await questionsOf(id)).toEqual([])
  })

  it('is undone whole', async () => {
    const sheet = [row(), row()]
    const { id } = await bring(...sheet)
    const undone = await staff.call<QuestionImport>('POST', `${base}${id}/undo/`)
    expect(undone.body).toMatchObject({ state: 'undone' })
    expect(await questionsOf(id)).toEqual([])
    expect((await staff.call('POST', `${base}${id}/undo/`)).status).toBe(409)
    expect((await bring(...sheet)).state).toBe('done')
  })

  it('is not undone once an exam asks one of its questions, or a moderator has changed one', async () => {
    const used = await bring(row(), row())
    const asks = (await questionsOf(used.id)).map(({ id }) => id)
    await holdExam(testApp.db, testApp.clock.now(), { asks: [asks[0]!] })
    expect((await staff.call('POST', `${base}${used.id}/undo/`)).status).toBe(409)
    expect((await read(used.id)).undo).toEqual({ possible: false, used: 1, changed: 0 })
    expect(await questionsOf(used.id)).toHaveLength(2)
    const changed = await bring(row())
    await pool.query('update questions set revision = 2 where import_id = $1', [changed.id])
    expect((await staff.call('POST', `${base}${changed.id}/undo/`)).status).toBe(409)
  })

  it('is listed by its file and by who imports', async () => {
    const { id } = await upload(csv(headers, row()), 'খোঁজার_ফাইল.csv')
    const search = async (text: string) =>
      (
        await staff.call<{ count: number; results: ImportSummary[] }>(
          'GET',
          `${base}?search=${encodeURIComponent(text)}`,
        )
      ).body
    expect(await search('খোঁজার')).toMatchObject({ count: 1, results: [{ id, created_by: 'মিতা রানী' }] })
    expect((await search('মিতা')).count).toBeGreaterThan(3)
    expect((await search('%')).count).toBe(0)
  })

  it('is listed with its job while that is under way, and with whose it is', async () => {
    const { id, creator } = await upload(csv(headers, row()), 'চলছে.csv')
    const listed = async () => {
      const { body } = await staff.call<{ results: ImportSummary[] }>('GET', base)
      return body.results.find(each => each.id === id)
    }
    expect(creator).toBe(String(staff.id))
    expect(await listed()).toMatchObject({ creator, job: null })
    await start(id)
    expect(await listed()).toMatchObject({ state: 'importing', job: (await read(id)).job })
    expect((await read(id)).job).not.toBeNull()
    await runTasks(testApp.app)
    expect(await listed()).toMatchObject({ state: 'done', job: null })
  })

  it('is for moderators alone', async () => {
    const learner = await testApp.person({ member: true })
    expect((await learner.call('GET', base)).status).toBe(403)
    expect(
      (await learner.call('POST', 'questions/v4/submit-googlesheet-question/', form(csv(headers, row())))).status,
    ).toBe(403)
  })
})

describe('an old import', () => {
  it('lets go of its sheet after 30 days and stays in the list', async () => {
    const { id } = await bring(row())
    expect(await purgeImports(pool)).toBe(0)
    await pool.query(`update question_imports set ended_at = now() - interval '31 days' where id = $1`, [id])
    expect(await purgeImports(pool)).toBe(1)
    expect(await read(id)).toMatchObject({ state: 'done', accepted: 1, previews: [] })
  })

  it('has failed where its job was given up, and its sheet can be brought again', async () => {
    const sheet = csv(headers, row())
    const { id } = await upload(sheet)
    await start(id)
    await pool.query(`update background_jobs set state = 'failed', tries = 6 where state = 'queued'`)
    expect(await read(id)).toMatchObject({ state: 'failed', failure: { code: 'something_wrong' } })
    expect(await failLostImports(pool)).toBe(1)
    const again = await upload(sheet)
    expect((await start(again.id)).status).toBe(200)
    await runTasks(testApp.app)
  })
})

describe('the template', () => {
  it('is a sheet whose columns are guessed, and which can be filled in and sent', async () => {
    const response = await testApp.app.http.request('/api/questions/v4/import-template/', {
      headers: { authorization: `token ${staff.token}` },
    })
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    const found = await upload(new Uint8Array(await response.arrayBuffer()), 'questions.xlsx')
    expect(found.mapping!.columns).toHaveLength(12)
    const [{ refusal }] = (await rowsOf(found.id)).results as [ImportRow]
    expect([refusal?.cell, refusal?.reason]).toEqual(['H2', 'category_unknown'])
  })
})

describe('a Google Sheet', () => {
  const id = 'a'.repeat(44)
  const address = `https://docs.google.com/spreadsheets/d/${id}/edit?usp=sharing#gid=7`
  const ask = (url: string) => staff.call<QuestionImport>('POST', 'questions/v4/submit-googlesheet-question/', { url })
  const fetchSheet = async (answer: Answering) => {
    answering = answer
    asked.length = 0
    const { body } = await ask(address)
    await runTasks(testApp.app)
    return read(body.id)
  }
  const text = { 'content-type': 'text/csv; charset=utf-8' }

  it('is fetched by its id alone, also where it stands a hop further', async () => {
    const sheet = csv(headers, row())
    const found = await fetchSheet(path =>
      path.startsWith('/spreadsheets/')
        ? { status: 307, headers: { location: `${sheetsHost}/export/download` } }
        : { status: 200, headers: text, body: sheet },
    )
    expect(found).toMatchObject({ source: address, state: 'ready', accepted: 1 })
    expect(asked).toEqual([`/spreadsheets/d/${id}/export?format=csv&gid=7`, '/export/download'])
  })

  it.each([
    [
      'another host',
      { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } },
      'sheet_not_shared',
    ],
    [
      'a page to sign in on',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' },
      'sheet_not_shared',
    ],
    ['nothing', { status: 404 }, 'sheet_not_shared'],
    ['a failure', { status: 503 }, 'sheet_unreachable'],
    ['itself, round and round', { status: 302, headers: { location: '/spreadsheets/again' } }, 'sheet_unreachable'],
    ['more than anybody types', { status: 200, headers: text, body: Buffer.alloc(11 * 1024 * 1024, 'a') }, 'too_large'],
  ] as const)('that leads to %s is refused', async (_, answer, code) => {
    const found = await fetchSheet(() => answer as ReturnType<Answering>)
    expect(found).toMatchObject({ state: 'failed', failure: { code } })
  })

  it.each([
    'http://127.0.0.1:4321/',
    'https://docs.google.com.evil.example/spreadsheets/d/aaaaaaaaaaaaaaaaaaaaaaaa/',
    'https://user@docs.google.com:444/x',
    'file:///etc/passwd',
    'https://docs.google.com/document/d/aaaaaaaaaaaaaaaaaaaaaaaa/',
  ])('has another address than %s', async url => {
    asked.length = 0
    expect((await ask(url)).status).toBe(400)
    expect(asked).toEqual([])
  })
})
