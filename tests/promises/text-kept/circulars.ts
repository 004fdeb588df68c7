import type { Circular } from '@prostuti/contract'
import { areHeaders, guessColumns } from '@prostuti/server/features/circulars/imports/guess-columns'
import { judgeRows } from '@prostuti/server/features/circulars/imports/judge-rows'
import { proseHtml } from '@prostuti/server/features/questions/rendering/prose-html'
import { readSheet } from '@prostuti/server/platform/sheets/read-sheet'
import { textOf } from '@prostuti/server/platform/sheets/sheet-table'
import { request } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { lostText } from './lost-text.ts'
import { sharedFiles } from './shared-data.ts'

const nothingLost = 'of a circular nothing is lost in silence: figures, letters, signs'

/** As offices write, and as job sites have it. */
const cases: readonly string[] = [
  '- স্নাতক, জিপিএ ≥ ৩.৫০\n- টাইপে বাংলায় ২০, ইংরেজিতে ৩০ শব্দ',
  '১. ফরম পূরণ করুন।\n২. ৭২ ঘণ্টায় ফি ১১২ টাকা দিন।\n৩. আইডি লিখে রাখুন।',
  'বেতন $500–$700 অথবা ৳৪৫,০০০ + ৫% ভাতা; C++ ও C# জানা চাই, A<B ও x_1^2 লেখা থাকতে পারে',
  '<p><b>Requirements</b></p><ul><li>B.Sc. (Hons) &amp; M.Sc.</li><li>Age &lt; 32</li></ul><p>H<sub>2</sub>O, 10<sup>6</sup></p>',
  'প্রথম লাইন\n\nদ্বিতীয় \\(লাইন\\) ও \\frac নয়',
]

type Render = (source: string) => Promise<string>

/** The long texts of circulars, as learners read them; and other people's, row by row. */
export async function judgeCirculars(trial: Trial): Promise<void> {
  const render = await renderThrough(trial)
  await judge(trial, render)
  await judgeShared(trial)
  const cutting: Render = source => render(source.replace(/\$[^$]*\$/gs, ''))
  await trial.control('a reader to which dollars are formulas', nothingLost, wrong => judge(wrong, cutting))
}

async function judge(trial: Trial, render: Render): Promise<void> {
  const lost: string[] = []
  for (const source of cases) {
    const gone = lostText(source, withMarks(await render(source)))
    if (gone.length > 0) lost.push(`${source.slice(0, 30)}: ${gone.join(' ')}`)
  }
  trial.check(nothingLost, lost.length === 0, `${outOf(lost.length, cases.length)} texts lost something${someOf(lost)}`)
}

/** As the form shows what is typed. */
async function renderThrough(trial: Trial): Promise<Render> {
  const db = await openDatabase(trial)
  const [person] = await signInPeople(db, 1, { moderator: true })
  const app = buildApp({ db })
  return async requirements => {
    const { body } = await request<Circular>(app, 'POST', 'job/v1/admin/job-preview/', {
      token: person!.token,
      body: { title: 'নমুনা', company: 'নমুনা', requirements },
    })
    return body.requirements ?? ''
  }
}

/** Browsers draw the marks and write the numbers of a list. */
function withMarks(html: string): string {
  const marked = html.replace(/<ul>(.*?)<\/ul>/gs, (_, items: string) => items.replaceAll('<li>', '<li>- '))
  return marked.replace(/<ol(?: start="(\d+)")?>(.*?)<\/ol>/gs, (_, start: string | undefined, items: string) => {
    let number = Number(start ?? 1)
    return items.replace(/<li>/g, () => `<li>${inBangla(number++)} `)
  })
}

const inBangla = (number: number) => String(number).replace(/\d/g, digit => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)

const longTexts = ['context', 'requirements', 'additional_requirements', 'benefits', 'how_to_apply'] as const

/** Each row of other people's circulars comes in whole, or says which cell does not. */
async function judgeShared(trial: Trial): Promise<void> {
  const lost: string[] = []
  let rows = 0
  for (const [, file] of sharedFiles('./', 'jobs.jsonl')) {
    const table = await readSheet(file, areHeaders)
    const columns = guessColumns(table.headers)
    const none = new Set<number>()
    const judged = await judgeRows(table, { columns, deleted: none, mended: none, known: () => undefined })
    rows += judged.length
    for (const [index, { verdict, fields }] of judged.entries()) {
      if (!fields) {
        if (!verdict.refusal?.cell) lost.push(`row ${verdict.row} is refused without a cell`)
        continue
      }
      for (const field of longTexts) {
        const column = columns.find(each => each.field === field)?.column
        const source = textOf(table.rows[index]!.cells[column ?? -1])
        const gone = lostText(source, withMarks(proseHtml(source) ?? ''))
        if (gone.length > 0) lost.push(`row ${verdict.row} ${field}: ${gone.join(' ')}`)
      }
    }
  }
  if (rows === 0) return trial.note('the folder ../shared/data with other people’s circulars is not here')
  trial.check(nothingLost, lost.length === 0, `${outOf(lost.length, rows)} rows lost something${someOf(lost)}`)
}
