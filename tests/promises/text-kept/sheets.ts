import type { ImportPreview, ImportRow, QuestionImport } from '@prostuti/contract'
import { areHeaders } from '@prostuti/server/features/questions/imports/guess-mapping'
import { readSheet } from '@prostuti/server/platform/sheets/read-sheet'
import { type SheetTable, textOf } from '@prostuti/server/platform/sheets/sheet-table'
import { request } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { lostText } from './lost-text.ts'
import { sharedData, sharedFiles } from './shared-data.ts'
import { type SheetCase, sheetCases } from './sheet-files.ts'
import { unzipTexts } from './unzip.ts'

const nothingLost = 'of a sheet nothing is lost in silence'
const keysStay = 'no key of a sheet moves'
const reported = 'what does not go in as it stands is reported with its place'

/** What came of a sheet, as staff see it. */
interface Brought {
  readonly found: QuestionImport
  readonly rows: readonly ImportRow[]
}

type Bring = (file: Buffer) => Promise<Brought>

/** Sheets of staff, through the front door; and the reader alone with those that other people made. */
export async function judgeSheets(trial: Trial): Promise<void> {
  const category = 'মিশ্র'
  const bring = await bringThrough(trial, category)
  await judge(trial, sheetCases(category), bring)
  await judgeReading(trial)
  const few = sheetCases(category).slice(0, 2)
  await trial.control('a reader to which all of a cell looks alike', nothingLost, wrong =>
    judge(
      wrong,
      few,
      withPreviews(bring, preview => ({ ...preview, options: preview.options.map(withoutTags) })),
    ),
  )
  await trial.control('a reader that does not count empty cells', keysStay, wrong =>
    judge(
      wrong,
      few,
      withPreviews(bring, preview => ({ ...preview, right: preview.right.map(number => number + 1) })),
    ),
  )
}

async function bringThrough(trial: Trial, category: string): Promise<Bring> {
  const db = await openDatabase(trial)
  const [person] = await signInPeople(db, 1, { moderator: true })
  const app = buildApp({ db })
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const {
      status,
      body: answer,
      text,
    } = await request<T>(app, body ? 'POST' : 'GET', `questions/v4/${path}`, {
      token: person!.token,
      body,
    })
    if (status !== 200) throw new Error(text)
    return answer
  }
  await call('categories/', { name: { bn: category }, parent: null })
  return async file => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file)], 'sheet'))
    const { id } = await call<QuestionImport>('submit-googlesheet-question/', form)
    while (await app.tasks.runNext()) {}
    const found = await call<QuestionImport>(`imports/${id}/`)
    const { results: rows } = await call<{ results: ImportRow[] }>(`imports/${id}/rows/`)
    return { found, rows }
  }
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '')

function withPreviews(bring: Bring, change: (preview: ImportPreview) => ImportPreview): Bring {
  return async file => {
    const { found, rows } = await bring(file)
    return { found: { ...found, previews: found.previews.map(change) }, rows }
  }
}

async function judge(trial: Trial, cases: readonly SheetCase[], bring: Bring): Promise<void> {
  const [lost, moved, silent]: [string[], string[], string[]] = [[], [], []]
  let questions = 0
  for (const { name, file, rows, refusal } of cases) {
    const brought = await bring(file)
    if (refusal && !refusal.test(wordsOf(brought))) silent.push(`${name}: ${wordsOf(brought)}`)
    for (const [index, { texts, right }] of (rows ?? []).entries()) {
      questions++
      const preview = brought.found.previews[index]
      const shown = preview ? [preview.text, ...preview.options] : []
      const gone = texts.flatMap((text, at) => lostText(text, shown[at] ?? ''))
      if (gone.length > 0) lost.push(`${name}: ${gone.join(' ')} of ${texts.join(' | ')}: ${wordsOf(brought)}`)
      const key = preview?.right.map(number => preview.options[number])
      if (lostText(right, key?.[0] ?? '').length > 0 || key?.length !== 1) moved.push(`${name}: ${key} for ${right}`)
    }
  }
  trial.check(
    nothingLost,
    lost.length === 0,
    `${outOf(lost.length, questions)} questions lost something${someOf(lost)}`,
  )
  trial.check(keysStay, moved.length === 0, `${outOf(moved.length, questions)}${someOf(moved)}`)
  const wanted = cases.filter(({ refusal }) => refusal).length
  trial.check(reported, silent.length === 0, `${outOf(silent.length, wanted)} unreported${someOf(silent)}`)
}

/** All that staff are shown of a sheet. */
function wordsOf({ found, rows }: Brought): string {
  const ofRow = ({ refusal, notes }: ImportRow) =>
    refusal ? [refusal.cell, refusal.reason, refusal.message.en, refusal.remedy.bn] : notes
  return [found.failure?.message.en ?? '', ...rows.flatMap(ofRow)].join(' ')
}

/** Whatever stands in a file stands in the table that is read of it, figure by figure. */
async function judgeReading(trial: Trial): Promise<void> {
  if (!sharedData) return trial.note('the folder ../shared/data with other people’s sheets is not here')
  const files = ['fixtures/sheet/', 'fixtures/tried/'].flatMap(under => sharedFiles(under, '.csv', '.xlsx'))
  const lost: string[] = []
  for (const [name, file] of files) {
    const table = await readSheet(file, areHeaders).catch(error => String(error))
    // A sheet that is refused is reported.
    if (typeof table === 'string') continue
    const gone = lostText(name.endsWith('.csv') ? sourceOfCsv(file) : sourceOfWorkbook(file), allOf(table))
    if (gone.length > 0) lost.push(`${name}: ${gone.join(' ')}`)
  }
  trial.check(nothingLost, lost.length === 0, `${outOf(lost.length, files.length)} files lost something${someOf(lost)}`)
}

const allOf = ({ headers, rows }: SheetTable) =>
  [...headers, ...rows.flatMap(({ cells }) => cells.map(textOf))].join('\n')

const sourceOfCsv = (file: Buffer) => String(file).replace(/^\ufeff?sep=[^\n]*\n/, '')

/** The texts of the cells of a workbook's first sheet, found by nothing but their shape. */
function sourceOfWorkbook(file: Buffer): string {
  const parts = [...unzipTexts(file)]
  const partOf = (wanted: RegExp) => parts.find(([name]) => wanted.test(name))?.[1] ?? ''
  const texts = (xml: string) => [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text).join('')
  const strings = [...partOf(/strings\.xml$/i).matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml]) => texts(xml!))
  const cells = partOf(/sheet1\.xml$/).matchAll(/<c\b([^>]*)>(.*?)<\/c>/gs)
  return [...cells]
    .map(([, attributes, xml]) => {
      const value = /<v>([^<]*)<\/v>/.exec(xml!)?.[1] ?? ''
      return /t="s"/.test(attributes!) ? strings[Number(value)] : texts(xml!) || value
    })
    .join('\n')
}
