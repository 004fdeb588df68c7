import type {
  CircularCard,
  CircularImport,
  CircularImportRow,
  StaffCircular,
  StaffCircularCard,
} from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { moderator } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'
import { failLostCircularImports, purgeCircularImports } from './purge-imports.ts'

const testApp = await openTestApp()
const { pool } = testApp.db
const base = 'job/v1/admin/job-imports/'
let staff: Person
let learner: Person

beforeAll(async () => {
  staff = await moderator(testApp)
  learner = await testApp.person({ member: true })
})

const headers = ['পদের নাম', 'দপ্তর', 'শূন্যপদ', 'শেষ তারিখ', 'বেতন', 'লিংক']
let made = 0
const address = (number: number) => `https://namuna.example/circulars/${number}`
const row = (change: Readonly<Record<number, string>> = {}) => {
  const number = ++made
  const cells = [`পদ ${number}`, 'নমুনা দপ্তর', '৪', '৩০-১১-২০৯৯', 'গ্রেড ১৪', address(number)]
  return cells.map((cell, index) => change[index] ?? cell)
}

function form(...rows: readonly (readonly string[])[]): FormData {
  const lines = [headers, ...rows].map(cells => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(','))
  const form = new FormData()
  form.set('file', new File([lines.join('\n')], 'বিজ্ঞপ্তি.csv'))
  return form
}

const read = async (id: string) => (await staff.call<CircularImport>('GET', `${base}${id}/`)).body

async function upload(...rows: readonly (readonly string[])[]): Promise<CircularImport> {
  const { body } = await staff.call<CircularImport>('POST', base, form(...rows))
  await runTasks(testApp.app)
  return read(body.id)
}

async function take(id: string): Promise<CircularImport> {
  await staff.call('POST', `${base}${id}/start/`)
  await runTasks(testApp.app)
  return read(id)
}

const rowsOf = async (id: string, only = '') =>
  (await staff.call<{ results: CircularImportRow[] }>('GET', `${base}${id}/rows/${only && `?only=${only}`}`)).body
    .results
const mend = (id: string, number: number, change: object) =>
  staff.call<{ row: CircularImportRow; import: CircularImport; code: string; errors: { path: string }[] }>(
    'PATCH',
    `${base}${id}/rows/${number}/`,
    change,
  )
const drafts = async (search: string) =>
  (await staff.call<{ results: StaffCircularCard[] }>('GET', `job/v1/admin/jobs/?state=0&search=${search}`)).body
    .results
const circular = async (id: string) => (await staff.call<StaffCircular>('GET', `job/v1/admin/jobs/${id}/`)).body

describe('a sheet of circulars', () => {
  it('becomes drafts that nobody else can read, all at once, and its import can be undone', async () => {
    const ready = await upload(...Array.from({ length: 50 }, () => row()))
    expect(ready).toMatchObject({ state: 'ready', rows: 50, new: 50, refused: 0, source: 'বিজ্ঞপ্তি.csv', headers })
    const done = await take(ready.id)
    expect(done).toMatchObject({ state: 'done', undoable: true })
    const { rows } = await pool.query<{ state: number; count: number }>(
      'select state, count(*)::int as count from circulars group by state',
    )
    expect(rows).toEqual([{ state: 0, count: 50 }])
    const { body } = await learner.call<{ results: CircularCard[] }>('GET', 'job/v1/jobs/')
    expect(body.results).toEqual([])
    const [first] = await drafts(encodeURIComponent('পদ 7'))
    expect((await circular(first!.id)).fields).toMatchObject({ vacancy: 4, deadline: '2099-11-30', salary: 'গ্রেড ১৪' })
    expect((await staff.call<CircularImport>('POST', `${base}${ready.id}/undo/`)).body.state).toBe('undone')
    expect(await drafts('')).toEqual([])
  })

  it('waits until each cell that cannot be read is mended in its place, emptied, or its row left out', async () => {
    const found = await upload(row({ 3: '46352' }), row({ 2: '০৭-১০' }), row({ 0: '' }), row())
    expect(found).toMatchObject({ new: 1, refused: 3 })
    expect((await staff.call('POST', `${base}${found.id}/start/`)).status).toBe(409)
    const refusals = (await rowsOf(found.id, 'refused')).map(({ row, refusal }) => [
      row,
      refusal!.reason,
      refusal!.cell,
    ])
    expect(refusals).toEqual([
      [2, 'day_as_number', 'D2'],
      [3, 'range_of_numbers', 'C3'],
      [4, 'title_missing', 'A4'],
    ])
    const mended = await mend(found.id, 2, { field: 'deadline', value: '২৬-১১-২০৯৯' })
    expect(mended.body.row).toMatchObject({ state: 'new', mended: true, refusal: null })
    expect((await mend(found.id, 3, { field: 'vacancy', value: '' })).body.row.state).toBe('new')
    expect((await mend(found.id, 4, { deleted: true })).body.import).toMatchObject({ refused: 0, new: 3 })
    expect((await mend(found.id, 99, { deleted: true })).status).toBe(404)
    expect((await mend(found.id, 2, { field: 'exam_date', value: '1-1-2099' })).body.errors[0]!.path).toBe('field')
    expect(await take(found.id)).toMatchObject({ state: 'done', new: 3 })
  })

  it('changes a known circular only where a filled cell differs, and gives it back when it is undone', async () => {
    const first = await take((await upload(row({ 4: 'গ্রেড ১৬' }))).id)
    const url = address(made)
    const [row1] = await rowsOf(first.id)
    expect(row1!.state).toBe('new')
    const next = await upload([row1!.title, 'নমুনা দপ্তর', '', '', 'গ্রেড ১৩', url], row())
    expect(next).toMatchObject({ new: 1, changes: 1 })
    const [change] = await rowsOf(next.id, 'changes')
    expect(change!.changes).toEqual([{ field: 'salary', before: 'গ্রেড ১৬', after: 'গ্রেড ১৩' }])
    await take(next.id)
    expect((await circular(change!.circular!)).fields).toMatchObject({ salary: 'গ্রেড ১৩', vacancy: 4 })
    expect((await staff.call('POST', `${base}${next.id}/undo/`)).status).toBe(200)
    expect((await circular(change!.circular!)).fields.salary).toBe('গ্রেড ১৬')
    const same = await upload([row1!.title, 'নমুনা দপ্তর', '৪', '', '', url])
    expect(same).toMatchObject({ unchanged: 1, new: 0 })
    expect((await staff.call('POST', `${base}${same.id}/start/`)).status).toBe(409)
  })

  it('cannot be taken back once one of its circulars was changed', async () => {
    const done = await take((await upload(row(), row())).id)
    const [one] = await drafts(encodeURIComponent(`পদ ${made}`))
    await staff.call('PATCH', `job/v1/admin/jobs/${one!.id}/`, { revision: one!.revision, salary: 'গ্রেড ১' })
    expect((await staff.call('POST', `${base}${done.id}/undo/`)).status).toBe(409)
    expect(await read(done.id)).toMatchObject({ state: 'done' })
  })

  it('is judged once more when it is taken: what another import brought meanwhile changes, and comes in once', async () => {
    const cells = row()
    const [one, other] = [
      await upload(cells),
      await upload(cells.map((cell, index) => (index === 4 ? 'গ্রেড ৯' : cell))),
    ]
    await take(one.id)
    expect(await take(other.id)).toMatchObject({ state: 'done', new: 0, changes: 1 })
    const { rows } = await pool.query('select salary from circulars where post_url = $1', [cells[5]])
    expect(rows).toEqual([{ salary: 'গ্রেড ৯' }])
  })

  it('takes other columns, and refuses one that the sheet has not', async () => {
    const found = await upload(row(), row())
    const columns = [
      { field: 'title', column: 0 },
      { field: 'company', column: 1 },
      { field: 'office_time', column: 4 },
    ]
    const { body } = await staff.call<CircularImport>('PUT', `${base}${found.id}/`, { columns })
    expect(body).toMatchObject({ new: 2, columns })
    const beyond = await staff.call<{ errors: { path: string }[] }>('PUT', `${base}${found.id}/`, {
      columns: [{ field: 'title', column: 40 }],
    })
    expect(beyond.body.errors[0]!.path).toBe('columns.0.column')
  })

  it('is refused as a whole where it is none, with the reason', async () => {
    const picture = new FormData()
    picture.set('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff])], 'ছবি.png'))
    const { body } = await staff.call<CircularImport>('POST', base, picture)
    await runTasks(testApp.app)
    const found = await read(body.id)
    expect(found.state).toBe('failed')
    expect(found.failure!.message.bn).not.toBe('')
    const { rows } = await pool.query('select file from circular_imports where id = $1', [body.id])
    expect(rows[0].file).toBe(null)
  })

  it('says which rows were refused in a file without formulas', async () => {
    const found = await upload(row({ 0: '=HYPERLINK("https://x.example")', 3: '31/11/2026' }))
    const { text } = await staff.call('GET', `${base}${found.id}/refused/`)
    expect(text).toContain('D2')
    expect(text).not.toMatch(/(?:^|,|\n)"?=HYPERLINK/)
  })

  it('is let go of 30 days later, and a lost one is said to have failed', async () => {
    const found = await upload(row())
    await pool.query(`update circular_imports set created_at = now() - interval '31 days' where id = $1`, [found.id])
    await purgeCircularImports(pool)
    const { rows } = await pool.query('select file from circular_imports where id = $1', [found.id])
    expect(rows[0].file).toBe(null)
    const { body: lost } = await staff.call<CircularImport>('POST', base, form(row()))
    await pool.query(`update background_jobs set state = 'failed' where id = $1`, [lost.job])
    expect((await read(lost.id)).state).toBe('failed')
    await failLostCircularImports(pool)
    expect(await read(lost.id)).toMatchObject({ state: 'failed', failure: { code: 'something_wrong' } })
  })
})
