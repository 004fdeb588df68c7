import type { ResultSheet, StaffGovtResult } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { writeTextSheet } from '../../../../platform/sheets/write-text-sheet.ts'
import { openTestApp } from '../../../../testing/open-test-app.ts'
import { runTasks } from '../../../../testing/run-tasks.ts'
import { request } from '../../../../testing/test-app.ts'
import { form, staffOfNotices } from '../../testing/staff-of-notices.ts'
import { purgeSheets } from './purge-sheets.ts'
import { dropList, purgeLists } from './result-lists.ts'

const testApp = await openTestApp({ limits: null })
const { app, db } = testApp
const { pool } = db
const staff = await staffOfNotices(testApp)

const pathOf = (id: string) => `admin-govt-results/${id}/sheet/`
const upload = (id: string, content: string | Uint8Array, name?: string) =>
  staff.call<ResultSheet>('POST', pathOf(id), form(content, name))
const sheetOf = async (id: string) => (await staff.call<ResultSheet>('GET', pathOf(id))).body
const choose = (id: string, ...holds: string[]) =>
  staff.call<ResultSheet>('PUT', pathOf(id), { columns: holds.map((each, column) => ({ column, holds: each })) })
const newResult = async () => (await staff.result()).body.id
const numbersOf = async (id: string) => {
  const { rows } = await pool.query<{ number: string; text: string | null }>(
    `select n.number, o.text from govt_results r join govt_result_numbers n using (list_id)
       left join govt_result_outcomes o on o.list_id = n.list_id and o.number = n.outcome
      where r.id = $1 order by n.number`,
    [id],
  )
  return rows.map(({ number, text }) => (text === null ? number : `${number} ${text}`))
}

async function read(content: string | Uint8Array): Promise<{ id: string; sheet: ResultSheet }> {
  const id = await newResult()
  const { status, body, text } = await upload(id, content)
  if (status !== 200) throw new Error(text)
  expect(body).toMatchObject({ state: 'reading', job: expect.any(String) })
  await runTasks(app)
  return { id, sheet: await sheetOf(id) }
}

/** Everything that the database holds, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle')`,
  )
  const texts = await Promise.all(tables.map(({ name }) => pool.query(`select t::text from ${name} t`)))
  return texts.flatMap(({ rows }) => rows.map(row => String(row.t))).join('\n')
}

describe('a sheet of a result', () => {
  it('is read by what its headers say, in Bangla or English, and imported', async () => {
    const { id, sheet } = await read('ক্রমিক,রেজিস্ট্রেশন নম্বর,ফলাফল\n১,০১০৪০০১,উত্তীর্ণ\n২,104-002,উত্তীর্ণ\n৩,১০৪০০৩,অপেক্ষমাণ')
    expect(sheet).toMatchObject({ state: 'ready', rows: 3, numbers: 3, refused_count: 0, failure: null })
    expect(sheet.columns.map(({ holds, samples }) => [holds, samples[0]])).toEqual([
      ['none', '১'],
      ['number', '০১০৪০০১'],
      ['outcome', 'উত্তীর্ণ'],
    ])
    expect(await numbersOf(id)).toEqual([])
    const started = await choose(id, 'none', 'number', 'outcome')
    expect(started.body).toMatchObject({ state: 'importing', job: expect.any(String) })
    await runTasks(app)
    expect(await sheetOf(id)).toMatchObject({ state: 'done', numbers: 3 })
    expect(await numbersOf(id)).toEqual(['0104001 উত্তীর্ণ', '104002 উত্তীর্ণ', '104003 অপেক্ষমাণ'])
    const { body } = await staff.call<StaffGovtResult>('GET', `admin-govt-results/${id}/`)
    expect([body.shown.numbers, body.sheet?.state, body.revision]).toEqual([3, 'done', 1])
    const job = await staff.call('GET', `background-tasks/${started.body.job}/`)
    if (job.status === 200) expect(job.body).toMatchObject({ state: 'done' })
  })

  it('keeps nothing of a column that holds names, phones, e-mails or addresses, by its header or by its values', async () => {
    const people = [
      ['রহিমা খাতুন', '01712345601', 'rahima@mail.example', 'গ্রাম: পলাশপুর, ডাকঘর: শিবচর', 'Md. Zahirul Haque'],
      ['করিম শেখ', '01812345602', 'karim@mail.example', 'গ্রাম: কদমতলী, ডাকঘর: মধুপুর', 'Mst. Jorina Begum'],
      ['সালমা আক্তার', '01912345603', 'salma@mail.example', 'গ্রাম: নীলগঞ্জ, ডাকঘর: সদর', 'Md. Abul Kashem'],
    ]
    const rows = people.map(([name, phone, mail, address, other], index) =>
      [`20${index}`, name, phone, mail, `"${address}"`, `"${other}"`, phone, 'উত্তীর্ণ'].join(','),
    )
    const headers = 'Reg no,প্রার্থীর নাম,মোবাইল,E-mail,বর্তমান ঠিকানা,মন্তব্য ২,তথ্য,Status'
    const { id, sheet } = await read(`${headers}\n${rows.join('\n')}`)
    expect(sheet.columns.map(each => each.private)).toEqual([
      ...[null, 'name', 'phone', 'email', 'address', 'name', 'phone', null],
    ])
    expect(sheet.columns.filter(each => each.private).flatMap(({ samples }) => samples)).toEqual([])
    const refused = await choose(id, 'number', 'outcome')
    expect(refused.body.errors.map(({ path }) => path)).toEqual(['columns.1.holds'])
    await choose(id, 'number', 'none', 'none', 'none', 'none', 'none', 'none', 'outcome')
    await runTasks(app)
    expect(await numbersOf(id)).toEqual(['200 উত্তীর্ণ', '201 উত্তীর্ণ', '202 উত্তীর্ণ'])
    const { rows: kept } = await pool.query('select file, content from govt_result_sheets where result_id = $1', [id])
    const { gunzipSync } = await import('node:zlib')
    const held = (await dump()) + String(gunzipSync(kept[0].content))
    expect(kept[0].file).toBeNull()
    for (const secret of people.flat()) expect(held).not.toContain(secret!.slice(0, 11))
    expect(held).toContain('উত্তীর্ণ')
  })

  it('names what stands twice, and cells that are no numbers, without words that may be names', async () => {
    const { id, sheet } = await read(
      ['Roll,Result', '11,A', '12,A', '11,B', '12,A', '13.0,A', 'Rahima Khatun,A', 'x-14,A', ',A', '15,'].join('\n'),
    )
    expect(sheet).toMatchObject({
      ...{ numbers: 3, repeated: { count: 2, differing: 1, first: ['11', '12'] }, refused_count: 4 },
      refused: [
        { row: 6, value: '13.0' },
        { row: 7, value: '' },
        { row: 8, value: 'x-14' },
        { row: 9, value: '' },
      ],
    })
    expect(await dump()).not.toContain('Rahima')
    await choose(id, 'number', 'outcome')
    await runTasks(app)
    expect(await numbersOf(id)).toEqual(['11 A', '12 A', '15'])
  })

  it('may have no headers, or titles above them, or come from .xlsx', async () => {
    const bare = await read('104001\n104002\n')
    expect(bare.sheet).toMatchObject({ rows: 2, numbers: 2, columns: [{ header: '', holds: 'number' }] })
    const titled = await read('নমুনা অধিদপ্তর\n২০২৬ সালের ফল\nরোল\n০০১\n০০২\n')
    expect(titled.sheet).toMatchObject({ rows: 2, numbers: 2, columns: [{ header: 'রোল', holds: 'number' }] })
    const { id, sheet } = await read(
      writeTextSheet([
        ['Registration', 'Outcome'],
        ['007', 'Passed'],
        ['008', 'Passed'],
      ]),
    )
    expect(sheet).toMatchObject({ state: 'ready', numbers: 2 })
    await choose(id, 'number', 'outcome')
    await runTasks(app)
    expect(await numbersOf(id)).toEqual(['007 Passed', '008 Passed'])
  })

  it('that is none says so, and keeps nothing', async () => {
    const failures = async (content: string | Uint8Array) => {
      const { id, sheet } = await read(content)
      const { rows } = await pool.query('select file, content from govt_result_sheets where result_id = $1', [id])
      expect(rows).toEqual([{ file: null, content: null }])
      expect((await choose(id, 'number')).body.code).toBe('conflict')
      return [sheet.state, sheet.failure]
    }
    expect(await failures(Buffer.from([0xff, 0xd8, 0xff, 0, 0, 1]))).toEqual(['failed', 'not_a_sheet'])
    expect(await failures('name,mobile\nRahima Khatun,01712345678\n')).toEqual(['failed', 'no_number_column'])
    expect(await failures('roll\n"1\n2')).toEqual(['failed', 'unreadable'])
    expect(await failures(Buffer.from('PK\x03\x04 nothing'))).toEqual(['failed', 'unreadable'])
  })

  it('lets columns be chosen that it has, one of them for the numbers', async () => {
    const outcomes = Array.from({ length: 600 }, (_, index) => `${index},${index % 7},note ${index} of 600`)
    const { id } = await read(`Roll,Unit,Notes\n${outcomes.join('\n')}`)
    const pathsOf = async (...holds: string[]) => (await choose(id, ...holds)).body.errors.map(({ path }) => path)
    expect(await pathsOf('none')).toEqual(['columns'])
    expect(await pathsOf('number', 'number')).toEqual(['columns'])
    expect(await pathsOf('number', 'none', 'none', 'outcome')).toEqual(['columns.3.column'])
    expect((await choose(id, 'number', 'outcome')).status).toBe(200)
    expect((await choose(id, 'number', 'outcome')).body.code).toBe('conflict')
    expect((await upload(id, 'Roll\n1')).body.code).toBe('conflict')
    await runTasks(app)
    expect((await sheetOf(id)).state).toBe('done')
  })

  it('without a number in the chosen column imports nothing, and can be imported again', async () => {
    const { id } = await read('Roll,Word\n1,one\n2,two\n')
    await choose(id, 'number')
    await runTasks(app)
    await choose(id, 'none', 'number')
    await runTasks(app)
    expect(await sheetOf(id)).toMatchObject({ state: 'failed', failure: 'no_number_column' })
    expect(await numbersOf(id)).toEqual(['1', '2'])
    expect((await choose(id, 'number')).status).toBe(200)
    await runTasks(app)
    expect(await sheetOf(id)).toMatchObject({ state: 'done', failure: null })
  })
})

describe('an import', () => {
  it('puts a new list in the place of the old one, of which nothing stays', async () => {
    const { id } = await read('Roll\n1\n2\n')
    await choose(id, 'number')
    await runTasks(app)
    await upload(id, 'Roll,Status\n2,ক\n3,খ\n')
    await runTasks(app)
    expect(await numbersOf(id)).toEqual(['1', '2'])
    await choose(id, 'number', 'outcome')
    await runTasks(app)
    expect(await numbersOf(id)).toEqual(['2 ক', '3 খ'])
    const { rows } = await pool.query(
      'select id from govt_result_lists l where not exists (select from govt_results r where r.list_id = l.id)',
    )
    expect(rows).toEqual([])
  })

  it('of a result that is deleted meanwhile ends without one', async () => {
    const { id } = await read('Roll\n515151\n')
    await choose(id, 'number')
    expect((await staff.call('DELETE', `admin-govt-results/${id}/`)).status).toBe(204)
    await runTasks(app)
    expect((await staff.call('GET', pathOf(id))).status).toBe(404)
    expect((await choose(id, 'number')).status).toBe(404)
    expect((await upload(id, 'Roll\n1')).status).toBe(404)
    const { rowCount } = await pool.query(`select 1 from govt_result_numbers where number = '515151'`)
    expect(rowCount).toBe(0)
  })

  it('that two moderators ask for at once happens once', async () => {
    const { id } = await read('Roll\n61\n62\n')
    const asked = await Promise.all([choose(id, 'number'), choose(id, 'number')])
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([runTasks(app), runTasks(app)])
    expect(await numbersOf(id)).toEqual(['61', '62'])
  })

  it('that was cut off is done again from its start, and what it left goes', async () => {
    const { id } = await read('Roll\n717171\n72\n')
    await choose(id, 'number')
    // A process wrote half a list and died.
    const { rows } = await pool.query<{ id: number }>(
      `insert into govt_result_lists (created_at) values (now() - interval '2 hours') returning id`,
    )
    await pool.query(`insert into govt_result_numbers (number, list_id) values ('717171', $1)`, [rows[0]!.id])
    await pool.query(
      `update background_jobs set state = 'running', tries = 1, seen_at = now() - interval '1 minute' where state = 'queued'`,
    )
    await runTasks(app)
    expect(await numbersOf(id)).toEqual(['717171', '72'])
    expect(await purgeLists(pool)).toBe(1)
    expect((await pool.query(`select 1 from govt_result_numbers where number = '717171'`)).rowCount).toBe(1)
  })

  it('whose task was given up has failed, and can be asked for again', async () => {
    const { id } = await read('Roll\n81\n')
    await choose(id, 'number')
    await pool.query(`update background_jobs set state = 'failed', failure = 'something_wrong' where state = 'queued'`)
    expect(await sheetOf(id)).toMatchObject({ state: 'failed', failure: 'something_wrong' })
    await purgeSheets(pool)
    expect((await choose(id, 'number')).status).toBe(200)
    await runTasks(app)
    expect(await numbersOf(id)).toEqual(['81'])
  })

  it('lets go of its sheet after 30 days', async () => {
    const { id } = await read('Roll\n91\n')
    await pool.query(`update govt_result_sheets set created_at = now() - interval '31 days' where result_id = $1`, [id])
    await purgeSheets(pool)
    expect((await choose(id, 'number')).body.code).toBe('conflict')
    expect(await sheetOf(id)).toMatchObject({ state: 'ready' })
  })

  it('leaves long lists some numbers at a time', async () => {
    const { rows } = await pool.query<{ id: number }>(
      'insert into govt_result_lists (created_at) values (now()) returning id',
    )
    await pool.query(
      `insert into govt_result_numbers (number, list_id) select n::text, $1 from generate_series(1, 45000) n`,
      [rows[0]!.id],
    )
    await dropList(pool, rows[0]!.id)
    expect((await pool.query('select 1 from govt_result_numbers where list_id = $1', [rows[0]!.id])).rowCount).toBe(0)
  })

  it('shows readers the old numbers or the new ones, and never half of them', async () => {
    const rows = (outcome: string) => Array.from({ length: 12_000 }, (_, index) => `${500_000 + index},${outcome}`)
    const { id } = await read(`Roll,Status\n${rows('old').join('\n')}`)
    await choose(id, 'number', 'outcome')
    await runTasks(app)
    await staff.changeResult(id, { revision: 1, published_on: '2026-01-01T00:00:00Z' })
    await upload(id, `Roll,Status\n${rows('new').join('\n')}`)
    await runTasks(app)
    await choose(id, 'number', 'outcome')
    let isOver = false
    const importing = runTasks(app).finally(() => {
      isOver = true
    })
    const seen = new Set<string>()
    while (!isOver) {
      const [first, last] = await Promise.all(
        ['500000', '511999'].map(number =>
          request<{ found: { outcome: string }[] }>(app, 'GET', `core/v1/govt-results-query/?search_reg=${number}`),
        ),
      )
      for (const { body } of [first!, last!]) seen.add(body.found.map(({ outcome }) => outcome).join())
    }
    await importing
    const after = await request<{ found: { outcome: string }[] }>(
      app,
      'GET',
      'core/v1/govt-results-query/?search_reg=511999',
    )
    expect(after.body.found.map(({ outcome }) => outcome)).toEqual(['new'])
    expect([...seen].filter(each => !['old', 'new'].includes(each))).toEqual([])
  })
})
