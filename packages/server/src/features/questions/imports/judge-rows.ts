import type { BankFormat, ImportField, ImportMapping, ImportNote, ImportPreview } from '@prostuti/contract'
import { type Cell, columnName, type SheetTable, textOf } from '../../../platform/sheets/sheet-table.ts'
import { type QuestionColumns, qualityOfWritten, questionColumns } from '../bank/question-columns.ts'
import type { WrittenQuestion } from '../bank/written-question.ts'
import { comparable } from '../dedupe.ts'
import type { DraftRow } from '../formats/draft-row.ts'
import { readAnswer } from '../formats/read-answer.ts'
import { type Quality, saysSomething } from '../quality.ts'
import type { RenderNotice } from '../rendering/render-notice.ts'
import { fromBijoy, isBijoy } from './bijoy/bijoy.ts'
import type { FindCategory } from './category-names.ts'
import { MappedRow, mostTags, RowError } from './mapped-row.ts'
import { passageOf, type RowPassage } from './row-passage.ts'
import { optionFields, type RowTexts, readTexts } from './row-texts.ts'
import type { RowVerdict } from './row-verdict.ts'

/** A row that becomes a question: all that its columns in the bank hold. */
export interface AcceptedRow {
  readonly row: number
  readonly columns: QuestionColumns
  readonly quality: Quality
  readonly categoryId: number
  readonly tags: readonly string[]
  readonly appearances: readonly string[]
  readonly source: string
  readonly difficulty: number
  readonly passage: RowPassage | null
}

export interface JudgedRow {
  readonly verdict: RowVerdict
  /** Of a row that can go in. */
  readonly accepted?: AcceptedRow
}

const longest = { tag: 60, appearance: 120, source: 500 } as const

export interface JudgeOptions {
  /** Of a foreign format a place is a line; of a sheet it is a cell. */
  readonly format?: BankFormat
  readonly mapping: ImportMapping
  readonly findCategory: FindCategory
}

/**
 * Judges the rows of a sheet one by one, in their order: what each becomes, or the first thing that is wrong with it, by its
 * cell. Of rows that ask the same the first is kept. Nothing throws, whatever the sheet holds.
 */
export function* judgeRows({ headers, rows }: SheetTable<DraftRow>, options: JudgeOptions): Generator<JudgedRow> {
  const columns = new Map(options.mapping.columns.map(({ field, column }) => [field, column]))
  const seen = new Map<string, { row: number; right: string }>()
  const width =
    1 +
    Math.max(
      headers.findLastIndex(header => header.trim() !== ''),
      ...columns.values(),
    )
  const isSheet = (options.format ?? 'xlsx') === 'xlsx'
  for (const { number, cells, refusal, notes: read = [] } of rows) {
    const row = new MappedRow(cells, columns)
    const text = beginningOf(row.peek('question') || cells.map(textOf).find(Boolean) || '')
    if (refusal) {
      yield {
        verdict: { row: number, text, refusal: { field: 'question', cell: String(number), value: text, ...refusal } },
      }
      continue
    }
    try {
      checkCells(cells, width)
      const { accepted, notes: found } = judgeRow(number, row, options, seen)
      const notes = [...read, ...found]
      yield { verdict: { row: number, text, ...(notes.length > 0 && { notes }) }, accepted }
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      const column = error.column ?? columns.get(error.field)
      const cell = `${column === undefined || !isSheet ? '' : columnName(column)}${number}`
      const value = beginningOf(textOf(cells[column ?? -1]))
      yield { verdict: { row: number, text, refusal: { field: error.field, cell, value, ...error.refusal } } }
    }
  }
}

const beginningOf = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text)

/** What stands beyond the headers was pushed there by what stands before it: a quote or a separator too many. */
function checkCells(cells: readonly Cell[], width: number): void {
  const beyond = cells.findIndex((cell, column) => column >= width && textOf(cell).trim() !== '')
  if (beyond >= 0) throw new RowError('question', 'cell_beyond_headers', undefined, beyond)
}

type Seen = Map<string, { row: number; right: string }>

function judgeRow(number: number, row: MappedRow, { mapping, findCategory }: JudgeOptions, seen: Seen) {
  const texts = readTexts(row)
  checkWriting(row)
  const right = rightOf(row, texts)
  const written = writtenOf(texts, { right, pinned: pinnedOf(row, texts) })
  const notes = new Set<ImportNote>()
  const onNotice = ({ code }: RenderNotice) => notes.add(code)
  const passage = passageOf(row, onNotice)
  const columns = questionColumns(written, { onNotice, passage: passage?.content.bn })
  checkRendered(row, columns)
  const quality = qualityOfWritten(written, columns, false)
  const accepted: AcceptedRow = {
    row: number,
    columns,
    quality,
    categoryId: categoryOf(row, mapping, findCategory),
    tags: [...new Set([...mapping.tags, ...row.list('tags', longest.tag)])].slice(0, mostTags),
    appearances: row.list('appearances', longest.appearance),
    source: row.text('source', longest.source),
    difficulty: difficultyOf(row),
    passage,
  }
  checkTwin(number, columns, seen)
  if (quality === 'No explanation') notes.add('unexplained')
  if (right.length > 1) notes.add('several_answers')
  if (texts.hasLetters) notes.add('option_letters')
  return { accepted, notes: [...notes] }
}

function rightOf(row: MappedRow, { options, lettered }: RowTexts): readonly number[] {
  const text = row.text('answer')
  const bare = readAnswer(
    text,
    options.map(({ bn }) => bn),
  )
  // The answer may repeat an option with its letter.
  const isUnknown = 'reason' in bare && bare.reason === 'answer_unknown'
  const answer = isUnknown && lettered ? readAnswer(text, lettered) : bare
  if ('right' in answer) return answer.right
  const about = answer.reason === 'answer_out_of_range' ? options.length : undefined
  throw new RowError('answer', answer.reason, about)
}

/** The options that keep their place. Throws `RowError` for what names none. */
function pinnedOf(row: MappedRow, { options }: RowTexts): readonly number[] {
  const text = row.text('pinned')
  if (text === '') return []
  const read = readAnswer(
    text,
    options.map(({ bn }) => bn),
  )
  if ('reason' in read) throw new RowError('pinned', 'pinned_unknown')
  return read.right
}

const writings: readonly ImportField[] = ['question', 'options', ...optionFields, 'explanation']

/** Bangla in a font of its own would be shown as Latin letters. Its Unicode is offered, for a person to look at. */
function checkWriting(row: MappedRow): void {
  const filled = writings.filter(field => row.has(field) && row.peek(field) !== '')
  if (!isBijoy(filled.map(field => row.peek(field)).join(' '))) return
  const field = filled.find(each => isBijoy(row.peek(each))) ?? 'question'
  throw new RowError(field, 'bijoy_text', fromBijoy(row.peek(field)) ?? '')
}

interface Marked {
  readonly right: readonly number[]
  readonly pinned: readonly number[]
}

function writtenOf({ question, options, explanation, reasons }: RowTexts, { right, pinned }: Marked): WrittenQuestion {
  return {
    question,
    explanation,
    options: options.map((option, number) => ({
      option,
      is_correct: right.includes(number),
      explanation: reasons[number]!,
      pinned: pinned.includes(number),
      hidden: false,
    })),
  }
}

/** Markup that says nothing, and options that only their dress tells apart, show once they are rendered. */
function checkRendered(row: MappedRow, { content }: QuestionColumns): void {
  const { text, options } = content.bn
  const fieldOf = (index: number) => (row.has('options') ? 'options' : optionFields[index]!)
  if (!saysSomething(text)) throw new RowError('question', 'question_missing')
  const empty = options.findIndex(option => !saysSomething(option))
  if (empty >= 0) throw new RowError(fieldOf(empty), 'option_empty')
  for (const [index, option] of options.entries()) {
    const first = options.indexOf(option)
    if (first < index) throw new RowError(fieldOf(index), 'options_not_distinct', `${first + 1}, ${index + 1}`)
  }
}

function categoryOf(row: MappedRow, { category }: ImportMapping, find: FindCategory): number {
  const name = row.text('category', 200)
  if (name === '' && category !== null && find.isLive(Number(category))) return Number(category)
  if (name === '') throw new RowError('category', 'category_missing')
  const found = find(name)
  if ('id' in found) return found.id
  if ('paths' in found) throw new RowError('category', 'category_ambiguous', found.paths.slice(0, 3).join(', '))
  throw new RowError('category', 'category_unknown', found.nearest ?? '')
}

const difficulties = [
  ['1', '১', 'easy', 'সহজ'],
  ['', '2', '২', 'medium', 'মাঝারি'],
  ['3', '৩', 'hard', 'কঠিন'],
]

function difficultyOf(row: MappedRow): number {
  const text = row.text('difficulty', 60).toLowerCase()
  const index = difficulties.findIndex(names => names.includes(text))
  if (index < 0) throw new RowError('difficulty', 'difficulty_unknown')
  return index + 1
}

function checkTwin(number: number, { fingerprint, content, rightOptions }: QuestionColumns, seen: Seen): void {
  const right = JSON.stringify(rightOptions.map(index => comparable(content.bn.options[index]!)).sort())
  const twin = seen.get(fingerprint)
  if (!twin) seen.set(fingerprint, { row: number, right })
  else
    throw new RowError('question', twin.right === right ? 'duplicate_row' : 'duplicate_row_with_other_answer', twin.row)
}

/** The question that a row becomes, for the person who checks the mapping. */
export function previewOf({ row, columns, appearances }: AcceptedRow, category: string): ImportPreview {
  const { text, options, explanation } = columns.content.bn
  return { row, text, options, right: columns.rightOptions, explanation, category, appearances: [...appearances] }
}
