import type { ResultColumn } from '@prostuti/contract'
import { holdsOneOf, plainHeader } from './header-words.ts'
import type { Private } from './private-columns.ts'

/** Outcomes of one list: a column that says more is none of outcomes. */
export const mostOutcomes = 500

const ofNumber = holdsOneOf('reg', 'registration', 'roll', 'রেজি', 'রোল')
const ofOutcome = holdsOneOf('status', 'result-', 'outcome', 'remark-', 'ফল', 'অবস্থা', 'মন্তব্য')
const ofSerial = holdsOneOf('sl', 'sl no', 'serial', 'ক্রমিক')

/** Whether the texts of a row are headers of a result's sheet. */
export const areResultHeaders = (texts: readonly string[]): boolean =>
  texts.some(text => ofNumber(plainHeader(text)) && !/[\d০-৯]{3}/.test(text))

export interface GuessedColumn {
  readonly header: string
  readonly private: Private
  /** Of its filled cells those that are numbers, from 0 to 1; of an empty column 0. */
  readonly numbers: number
  readonly distinct: number
}

/** What each column holds, as far as headers and values show. */
export function guessResultColumns(columns: readonly GuessedColumn[]): ResultColumn[] {
  const open = columns.map((column, index) => ({ ...column, index, plain: plainHeader(column.header) }))
  const may = open.filter(column => column.private === null)
  const number =
    may.find(({ plain, numbers }) => ofNumber(plain) && numbers >= 0.5) ??
    may.find(({ plain, numbers }) => !ofSerial(plain) && numbers >= 0.9)
  const outcome = may.find(
    ({ plain, distinct, index }) => index !== number?.index && ofOutcome(plain) && distinct <= mostOutcomes,
  )
  return open.map(({ index }) => (index === number?.index ? 'number' : index === outcome?.index ? 'outcome' : 'none'))
}
