import { describe, expect, it } from 'vitest'
import type { Cell, SheetTable } from '../../../platform/sheets/sheet-table.ts'
import { areHeaders, guessColumns } from './guess-columns.ts'
import { judgeRows, type KnownCircular } from './judge-rows.ts'

const headers = ['পদের নাম', 'দপ্তর', 'শূন্যপদ', 'আবেদন শুরু', 'শেষ তারিখ', 'চাকরির ধরন', 'জেলা', 'লিংক']

function sheet(...rows: readonly (readonly Cell[])[]): SheetTable {
  return { headers, rows: rows.map((cells, index) => ({ number: index + 2, cells })) }
}

async function judge(table: SheetTable, known: Readonly<Record<string, KnownCircular>> = {}, deleted: number[] = []) {
  const columns = guessColumns(table.headers)
  const none = new Set<number>()
  return judgeRows(table, { columns, deleted: new Set(deleted), mended: none, known: url => known[url] })
}

const row = (change: Readonly<Record<number, Cell>>): Cell[] => {
  const cells: Cell[] = ['হিসাব সহকারী', 'নমুনা পৌরসভা', '৪', '১/১১/২০২৬', '27 Nov 2026', 'পূর্ণকালীন, Permanent', 'নওগাঁ', '']
  return cells.map((cell, index) => change[index] ?? cell)
}

describe('the headers of a sheet of circulars', () => {
  it('are found in Bangla and as job sites export them', () => {
    expect(guessColumns(headers).map(({ field }) => field)).toEqual([
      ...['title', 'company', 'employment_status', 'vacancy', 'district', 'application_start_date', 'deadline'],
      'post_url',
    ])
    const exported = guessColumns([
      'Job name',
      'Description Link',
      'Company Name',
      'Education Qualification',
      'Deadline',
      '',
    ])
    expect(Object.fromEntries(exported.map(({ field, column }) => [field, column]))).toEqual({
      ...{ title: 0, post_url: 1, company: 2, requirements: 3, deadline: 4 },
    })
    expect(areHeaders(['মডেল টেস্ট'])).toBe(false)
  })

  it('mean a circular’s own address by url, unless there is another column for it', () => {
    const fieldOf = (...names: string[]) => guessColumns(names).map(({ field, column }) => [field, column])
    expect(fieldOf('title', 'url')).toEqual([
      ['title', 0],
      ['post_url', 1],
    ])
    expect(fieldOf('title', 'url', 'post_url')).toEqual([
      ['title', 0],
      ['post_url', 2],
      ['url', 1],
    ])
  })
})

describe('a row of a sheet of circulars', () => {
  it('becomes a new circular, whatever digits and words it uses', async () => {
    const [judged] = await judge(sheet(row({})))
    expect(judged!.verdict).toMatchObject({ row: 2, state: 'new', title: 'হিসাব সহকারী' })
    expect(judged!.fields).toEqual({
      ...{ title: 'হিসাব সহকারী', company: 'নমুনা পৌরসভা', vacancy: 4, district: 'naogaon' },
      ...{ application_start_date: '2026-11-01', deadline: '2026-11-27' },
      employment_status: ['full_time', 'permanent'],
    })
  })

  const cases: [Record<number, Cell>, string, object][] = [
    [{ 0: '' }, 'title_missing', { cell: 'A2' }],
    [{ 1: ' - ' }, 'company_missing', { cell: 'B2', value: ' - ' }],
    [{ 0: '????????? ?????? (?????)' }, 'text_unreadable', { cell: 'A2' }],
    [{ 0: 'evsjv‡`‡ki wbeÜK' }, 'bijoy_text', { field: 'title' }],
    [{ 2: '07-10' }, 'range_of_numbers', { cell: 'C2', value: '07-10' }],
    [{ 2: '১৪ (চৌদ্দ) টি' }, 'not_a_number', { suggestion: '14' }],
    [{ 2: '0' }, 'number_outside', {}],
    [{ 4: '31/11/2026' }, 'not_a_day', { cell: 'E2', value: '31/11/2026' }],
    [{ 4: '11/27/2026' }, 'not_a_day', { suggestion: '2026-11-27' }],
    [{ 4: '28-Mar' }, 'day_without_year', {}],
    [{ 4: '46352' }, 'day_as_number', { suggestion: '2026-11-26' }],
    [{ 4: '1.1.1970' }, 'day_outside', {}],
    [{ 4: '31 October 2026' }, 'before_start', { field: 'deadline' }],
    [{ 5: 'মাঝে মাঝে' }, 'unknown_choice', { cell: 'F2' }],
    [{ 6: 'লন্ডন' }, 'unknown_choice', { field: 'district' }],
    [{ 7: 'javascript:alert(1)' }, 'not_https', {}],
    [{ 7: 'http://namuna.example/1' }, 'not_https', { suggestion: 'https://namuna.example/1' }],
    [{ 0: 'ক'.repeat(201) }, 'text_too_long', { about: 200 }],
    [{ 2: { kind: 'formula', text: '=1+1' } }, 'formula_cell', {}],
    [{ 8: 'সরে এসেছে' }, 'cell_beyond_headers', { cell: 'I2' }],
  ]
  it.each(cases)('is refused by its cell: %j', async (change, reason, more) => {
    const cells = row(change)
    if (change[8] !== undefined) cells[8] = change[8]
    const [judged] = await judge(sheet(cells))
    expect(judged!.verdict.refusal).toMatchObject({ reason, ...more })
    expect(judged!.fields).toBeUndefined()
  })

  it('takes a cell that holds a date as that day', async () => {
    const [judged] = await judge(sheet(row({ 4: { kind: 'date', text: '2026-11-27' } })))
    expect(judged!.fields!.deadline).toBe('2026-11-27')
  })

  it('is refused where an earlier row is the same circular, and may be left out', async () => {
    const table = sheet(row({}), row({}))
    expect((await judge(table))[1]!.verdict.refusal).toMatchObject({ reason: 'duplicate_row', about: 2 })
    expect((await judge(table, {}, [2])).map(({ verdict }) => verdict.state)).toEqual(['deleted', 'new'])
  })

  it('changes a known circular only where a filled cell differs', async () => {
    const url = 'https://namuna.example/7'
    const fields = { title: 'হিসাব সহকারী', company: 'নমুনা পৌরসভা', vacancy: 3, district: 'naogaon', note: 'থাকে' }
    const known = { [url]: { id: '9', fields: { ...fields, post_url: url } } }
    const cells = row({ 3: '', 4: '', 5: '', 7: url })
    const [judged] = await judge(sheet(cells), known)
    expect(judged!.verdict).toMatchObject({ state: 'changes', circular: '9' })
    expect(judged!.verdict.changes).toEqual([{ field: 'vacancy', before: '3', after: '4' }])
    const same = await judge(sheet(row({ 2: '3', 3: '', 4: '', 5: '', 7: url })), known)
    expect(same[0]!.verdict.state).toBe('unchanged')
  })
})
