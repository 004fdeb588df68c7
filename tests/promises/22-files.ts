import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { QuestionImport, ResultSheet, StaffGovtResult } from '@prostuti/contract'
import { blackPng } from '@prostuti/server/testing/black-png'
import { memoryOfChildren } from '../bench/support/processes.ts'
import { workbook, zip } from './files/zip.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'

const refusedInTime = 'a hostile file is refused within 5 s'
const bounded = 'its memory is bounded, that of the process which reads it included'
const noFormulas = 'no export has a live formula'
const mostMs = 5_000
const mostMegabytes = 400

export default definePromise({
  number: 22,
  title: 'A hostile file harms nobody.',
  async run(trial) {
    await judgeFiles(trial)
    await judgeExports(trial)
    await trial.control('a reader that unpacks whatever comes', bounded, wrong => judgeFiles(wrong, unpackAll))
    await trial.control('an export as it was typed', noFormulas, wrong =>
      judgeExports(wrong, text => text.replaceAll("'=", '=')),
    )
  },
})

interface Outcome {
  readonly isRefused: boolean
  readonly what: string
}

type Take = (file: Buffer, path: string) => Promise<Outcome>

const sheets = 'questions/v4/submit-googlesheet-question/'
const pictures = 'core/v1/core-image-uploads/'
const numbers = 'core/v1/admin-govt-results/'
const centres = 'core/v1/admin-seat-plan-sheets/'
const files = 'core/v1/notice-files/'
const ofPosts = 'feed/v1/pictures/'

async function open(trial: Trial) {
  const db = await openDatabase(trial)
  const [person] = await signInPeople(db, 1, { moderator: true })
  const app = buildApp({ db })
  const headers = { authorization: `token ${person!.token}` }
  const call = async (path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData
    return app.http.request(`/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...headers,
        ...(body && { 'idempotency-key': randomUUID() }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    })
  }
  const work = async () => {
    while (await app.tasks.runNext()) {}
  }
  return { call, work }
}

function formOf(file: Buffer, name: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(file)], name))
  return form
}

/** Through the front door, until the task behind it has ended. */
async function takeThrough(trial: Trial): Promise<Take> {
  const { call, work } = await open(trial)
  const result = async () => ((await (await call(numbers, { title: 'ফল' })).json()) as StaffGovtResult).id
  return async (file, path) => {
    const address = path === numbers ? `${numbers}${await result()}/sheet/` : path
    const response = await call(address, formOf(file, '../../etc/passwd'))
    const body = (await response.json()) as Partial<QuestionImport>
    if (response.status !== 200) return { isRefused: response.status < 500, what: String(response.status) }
    await work()
    if ([pictures, ofPosts, centres, files].includes(path)) return { isRefused: false, what: 'taken' }
    if (path === numbers) {
      const sheet = (await (await call(address)).json()) as ResultSheet
      return { isRefused: sheet.state === 'failed', what: `${sheet.name} ${sheet.state} ${sheet.failure}` }
    }
    const found = (await (await call(`questions/v4/imports/${body.id}/`)).json()) as QuestionImport
    return { isRefused: found.state === 'failed', what: `${found.source} ${found.state} ${found.failure?.code}` }
  }
}

/** As if every file had unpacked to a hundred megabytes, and all were held. */
const unpackAll: Take = async file => {
  kept.push(Buffer.alloc(Math.max(file.length, (mostMegabytes / 4) * 1024 * 1024), 1))
  return { isRefused: true, what: 'unpacked' }
}
const kept: Buffer[] = []

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const row = (cells: string) => `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`
const cell = (name: string) => `<c r="${name}" t="inlineStr"><is><t>a</t></is></c>`

const halfCharacter = '<c t="inlineStr"><is><t>a_xD83D_</t></is></c>'

/** A gigabyte of cells that a file of kilobytes names. */
function longTextEverywhere(): Buffer {
  const cells = '<c t="s"><v>0</v></c>'.repeat(20)
  const rows = `<row>${cells}</row>`.repeat(2_000)
  const strings = `<sst><si><t>${'ক'.repeat(32_000)}</t></si></sst>`
  return workbook(`<worksheet><sheetData>${rows}</sheetData></worksheet>`, { 'xl/sharedStrings.xml': strings })
}

function hostileFiles(trial: Trial): readonly (readonly [string, string, Buffer])[] {
  const megabytes = trial.n(100, 200)
  const long = Buffer.alloc(megabytes * 1024 * 1024, ' ')
  const rows = Array.from({ length: 30_000 }, (_, index) => `<row r="${index + 1}">${cell(`A${index + 1}`)}</row>`)
  return [
    ['a zip bomb', sheets, workbook(long)],
    ['a bomb of strings', sheets, workbook(row(cell('A1')), { 'xl/sharedStrings.xml': String(long) })],
    ['a column far out', sheets, workbook(row(cell('A1') + cell('XFD1')))],
    ['too many rows', sheets, workbook(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`)],
    ['entities upon entities', sheets, workbook(`<!DOCTYPE a [<!ENTITY b "cccc">]>${row('')}`)],
    ['a zip of other things', sheets, zip({ '../../../etc/passwd': 'x' })],
    ['a zip that breaks off', sheets, workbook(row(cell('A1'))).subarray(0, 200)],
    ['one long text in every cell', sheets, longTextEverywhere()],
    ['half a character in a header', sheets, workbook(row(halfCharacter) + row(cell('A2')))],
    ['bytes', sheets, Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2])],
    ['a zip bomb of numbers', numbers, workbook(long)],
    ['a bomb of strings among numbers', numbers, workbook(row(cell('A1')), { 'xl/sharedStrings.xml': String(long) })],
    ['one long text in every cell among numbers', numbers, longTextEverywhere()],
    ['bytes as numbers', numbers, Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2])],
    ['a zip bomb of centres', centres, workbook(long)],
    ['a zip bomb to download', files, workbook(long)],
    ['a drawing to download', files, Buffer.from(svg)],
    ['a drawing behind a PDF’s beginning', files, Buffer.from(`%PDF-1.7\n${svg}`)],
    ['a drawing', pictures, Buffer.from(svg)],
    ['a drawing behind a picture’s beginning', pictures, Buffer.from(`GIF89a${svg}`)],
    ['a picture with lines of millions', pictures, blackPng(12_000_000, 4)],
    ['a picture with millions of lines', pictures, blackPng(4, 12_000_000)],
    ['a drawing below a post', ofPosts, Buffer.from(svg)],
    ['a picture with lines of millions below a post', ofPosts, blackPng(12_000_000, 4)],
    ['a zip below a post', ofPosts, workbook(row(cell('A1')))],
    ['a zip as a picture', pictures, workbook(row(cell('A1')))],
  ]
}

async function judgeFiles(trial: Trial, given?: Take): Promise<void> {
  const take = given ?? (await takeThrough(trial))
  const files = hostileFiles(trial)
  const late: string[] = []
  const before = await memoryNow()
  const most = { ...before }
  const measure = async () => {
    const now = await memoryNow()
    most.own = Math.max(most.own, now.own)
    most.child = Math.max(most.child, now.child)
  }
  const over = new AbortController()
  const watching = watchMemory(measure, over.signal)
  for (const [name, path, file] of files) {
    const started = Date.now()
    const { isRefused, what } = await take(file, path)
    const ms = Date.now() - started
    await measure()
    if (!isRefused || ms > mostMs) late.push(`${name}: ${what} after ${ms} ms`)
  }
  over.abort()
  await watching
  kept.length = 0
  const [own, child] = [most.own - before.own, most.child - before.child].map(Math.round) as [number, number]
  trial.check(refusedInTime, late.length === 0, `${outOf(files.length - late.length, files.length)}${someOf(late)}`)
  trial.check(bounded, own + child <= mostMegabytes, `${own} MB and ${child} MB of ${mostMegabytes}`)
}

/** In MB. The process that reads a sheet is another one: it counts while it lives. */
const memoryNow = async () => ({
  own: process.memoryUsage.rss() / 1024 / 1024,
  child: await memoryOfChildren(process.pid),
})

async function watchMemory(measure: () => Promise<void>, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await measure()
    await pause(20)
  }
}

async function judgeExports(trial: Trial, via: (text: string) => string = text => text): Promise<void> {
  const { call, work } = await open(trial)
  const live = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example")']
  const lines = live.map(
    (text, index) => `"${text.replaceAll('"', '""')}","ক${index}","খ${index}","","${text.replaceAll('"', '""')}"`,
  )
  const file = Buffer.from(['প্রশ্ন,ক,খ,গ,উত্তর', ...lines].join('\n'))
  const { id } = (await (await call(sheets, formOf(file, 'a.csv'))).json()) as QuestionImport
  await work()
  const text = via(await (await call(`questions/v4/imports/${id}/refused-rows/`)).text())
  const cells = text.split(/[\r\n]+/).flatMap(line => line.replace(/^\ufeff/, '').split(','))
  const found = cells.filter(each => /^"?\s*[=+\-@]/.test(each))
  trial.check('the export has the rows', cells.length > live.length * 5, `${cells.length} cells`)
  trial.check(noFormulas, found.length === 0, `${outOf(found.length, cells.length)}${someOf(found)}`)
}
