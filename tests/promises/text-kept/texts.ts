import { readFileSync } from 'node:fs'
import type { QuestionPreview } from '@prostuti/contract'
import { plainText, renderRichText } from '@prostuti/server/features/questions/rendering/render-question'
import { request } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { contentOf, lostContent } from './formula-content.ts'
import { sharedData } from './shared-data.ts'
import { sourceWords } from './source-words.ts'
import { formulaCases, htmlCases, pastedCases, type TextCase } from './text-cases.ts'

const nothingLost = 'of a text nothing is lost in silence: figures, letters, signs'
const marksStay = 'its emphasis, its lists and its breaks stay'
const noneEmpty = 'no formula is empty'

interface Rendered {
  readonly html: string
  /** Whether the author is warned that it is not shown as it was meant. */
  readonly warned: boolean
}

type Render = (source: string) => Promise<Rendered>

/** Formulas, HTML and what is pasted: our own through the front door, other people's through the renderer alone. */
export async function judgeTexts(trial: Trial): Promise<void> {
  const render = await renderThrough(trial)
  await judge(trial, [...formulaCases, ...htmlCases, ...pastedCases], render)
  await judgeShared(trial)
  const cutting: Render = source => render(source.replace(/(?<!\\)%.*/s, ''))
  await trial.control('a typesetter to which a percent sign begins a comment', nothingLost, wrong =>
    judge(wrong, formulaCases.slice(0, 2), cutting),
  )
  const plain: Render = async source => {
    const rendered = await render(source)
    return { ...rendered, html: rendered.html.replace(/<(?!\/?math)[^>]*>/g, '') }
  }
  await trial.control('a cleaner that keeps words alone', marksStay, wrong =>
    judge(wrong, htmlCases.slice(0, 2), plain),
  )
  const empty: Render = async source => ({
    ...(await render(source)),
    html: (await render(source)).html.replace(/(<math[^>]*>).*?<\/math>/gs, '$1</math>'),
  })
  await trial.control('a typesetter that sets what it knows alone', noneEmpty, wrong =>
    judge(wrong, formulaCases.slice(3, 4), empty),
  )
}

/** As the editor shows what is typed. */
async function renderThrough(trial: Trial): Promise<Render> {
  const db = await openDatabase(trial)
  const [person] = await signInPeople(db, 1, { moderator: true })
  const app = buildApp({ db })
  return async source => {
    const options = ['১', '২'].map((bn, number) => ({ option: { bn }, is_correct: number === 0 }))
    const { status, text, body } = await request<QuestionPreview>(app, 'POST', 'questions/v4/question-preview/', {
      token: person!.token,
      body: { question: { bn: source }, options, explanation: { bn: '' } },
    })
    if (status !== 200) throw new Error(text)
    return { html: body.shown.bn.text, warned: body.notices.length > 0 }
  }
}

async function judge(trial: Trial, cases: readonly TextCase[], render: Render): Promise<void> {
  const lost: string[] = []
  const unmarked: string[] = []
  const empty: string[] = []
  for (const { source, marks = [] } of cases) {
    const rendered = await render(source)
    const missing = lossIn(source, rendered)
    if (missing.length > 0) lost.push(`${missing.join(' ')} of ${source}`)
    if (marks.some(mark => !rendered.html.includes(mark.normalize('NFC')))) unmarked.push(source)
    if (hasEmptyFormula(rendered.html)) empty.push(source)
  }
  const n = cases.length
  trial.check(nothingLost, lost.length === 0, `${outOf(lost.length, n)}${someOf(lost)}`)
  trial.check(marksStay, unmarked.length === 0, `${outOf(unmarked.length, n)}${someOf(unmarked)}`)
  trial.check(noneEmpty, empty.length === 0, `${outOf(empty.length, n)}${someOf(empty)}`)
}

const lossIn = (source: string, { html, warned }: Rendered): string[] =>
  warned ? [] : lostContent(contentOf(sourceWords(source)), contentOf(plainText(html)))

const hasEmptyFormula = (html: string) => /<math[^>]*>\s*<\/math>/.test(html)

/** Every text of the questions that other people wrote. */
async function judgeShared(trial: Trial): Promise<void> {
  if (!sharedData) return trial.note('there are no questions of other people beside the repository')
  const folder = sharedData
  const texts = ['questions.jsonl', 'rejected_questions.jsonl'].flatMap(file => textsIn(new URL(file, folder)))
  const lost: string[] = []
  const empty: string[] = []
  for (const source of texts) {
    let warned = false
    const html = renderRichText(source, () => {
      warned = true
    })
    const missing = lossIn(source, { html, warned })
    if (missing.length > 0) lost.push(`${missing.join(' ')} of ${source.slice(0, 80)}`)
    if (hasEmptyFormula(html)) empty.push(source.slice(0, 80))
  }
  trial.check(
    `${nothingLost} (real questions)`,
    lost.length === 0,
    `${outOf(lost.length, texts.length)}${someOf(lost)}`,
  )
  trial.check(`${noneEmpty} (real questions)`, empty.length === 0, outOf(empty.length, texts.length))
}

function textsIn(file: URL): string[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines
    .flatMap(line => {
      const { question, options, explanation } = JSON.parse(line) as Record<string, unknown>
      return [question, ...(Array.isArray(options) ? options : []), explanation]
    })
    .filter(text => typeof text === 'string')
}
