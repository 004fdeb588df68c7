import type { CircularCellReason, CircularImportField } from '@prostuti/contract'
import { publicAddress } from '@prostuti/contract/public-address'
import { circularLengths as lengths } from '@prostuti/contract/text-lengths'
import { isUnreadable } from '../../../platform/sheets/is-unreadable.ts'
import { withoutRunTags } from '../../../platform/sheets/rich-text.ts'
import { type Cell, textOf } from '../../../platform/sheets/sheet-table.ts'
import { normalizeText } from '../../questions/index.ts'
import { type ChoiceField, readChoice, readStatuses } from './read-choice.ts'
import { readDay } from './read-day.ts'
import { readNumber } from './read-number.ts'

/** What a field of a circular holds; undefined: the cell says nothing; null: not provided. */
export type FieldValue = string | number | readonly string[] | null | undefined

/** Thrown inside a row and caught at its edge: the first thing that is wrong with it. */
export class CellError extends Error {
  readonly field: CircularImportField
  readonly reason: CircularCellReason
  readonly more: { readonly about?: string | number; readonly suggestion?: string }

  constructor(field: CircularImportField, reason: CircularCellReason, more: CellError['more'] = {}) {
    super(reason)
    this.field = field
    this.reason = reason
    this.more = more
  }
}

type Kind = 'line' | 'text' | 'day' | 'number' | 'choice' | 'statuses' | 'link'

const kinds: Readonly<Record<CircularImportField, Kind>> = {
  ...{ title: 'line', company: 'line', category: 'choice', employment_status: 'statuses', vacancy: 'number' },
  ...{ workspace: 'choice', office_time: 'line', reference: 'line', location: 'line', district: 'choice' },
  ...{ requirements: 'text', additional_requirements: 'text', experience_req: 'line', gender_req: 'choice' },
  ...{ age_req: 'line', context: 'text', responsibilities: 'text', salary: 'line', benefits: 'text' },
  ...{ application_method: 'choice', apply_link: 'link', application_start_date: 'day', deadline: 'day' },
  ...{ exam_date: 'day', how_to_apply: 'text', instructions: 'text', source: 'line', post_url: 'link', url: 'link' },
  note: 'text',
}

/** Whether people write the field in words of their own. */
export const isProse = (field: CircularImportField): boolean => kinds[field] === 'line' || kinds[field] === 'text'

/** What people write where they have nothing to say. */
const nothing = /^(?:[-–—.]+|n\/?a|nil|none|not (?:provided|specified|mentioned)|জানানো হয়নি|প্রযোজ্য নয়|নেই)$/i

/** Reads a cell as its field's. Throws `CellError`. */
export function readCell(field: CircularImportField, cell: Cell): FieldValue {
  const kind = kinds[field]
  if (typeof cell === 'object' && !(kind === 'day' && cell.kind === 'date')) {
    if (cell.kind === 'formula' || cell.kind === 'error') throw new CellError(field, `${cell.kind}_cell`)
  }
  const said = textOf(cell)
  const text = normalizeText(kind === 'text' ? said : withoutRunTags(said).replace(/\s+/g, ' '))
  if (text === '' || nothing.test(text.normalize('NFC'))) return undefined
  if (isUnreadable(text)) throw new CellError(field, 'text_unreadable')
  return readers[kind](field, text)
}

const longest = (field: CircularImportField): number => (field === 'title' ? lengths.title : lengths.line)

function within(field: CircularImportField, text: string, max: number): string {
  if (text.length > max) throw new CellError(field, 'text_too_long', { about: max })
  return text
}

const readers: Readonly<Record<Kind, (field: CircularImportField, text: string) => FieldValue>> = {
  line: (field, text) => within(field, text, longest(field)),
  text: (field, text) => within(field, text, lengths.text),
  link: readLink,
  day(field, text) {
    const read = readDay(text)
    if ('day' in read) return read.day
    throw new CellError(field, read.reason, { suggestion: read.suggestion })
  },
  number(field, text) {
    const read = readNumber(text)
    if ('number' in read) return read.number
    throw new CellError(field, read.reason, { suggestion: read.suggestion })
  },
  choice(field, text) {
    const choice = readChoice(field as ChoiceField, text)
    if (choice === null) throw new CellError(field, 'unknown_choice')
    return choice
  },
  statuses(field, text) {
    const found = readStatuses(text)
    if (found === null) throw new CellError(field, 'unknown_choice')
    return found
  },
}

function readLink(field: CircularImportField, text: string): string {
  if (publicAddress.test(text)) return within(field, text, 2_000)
  const bare = text.replace(/^http:\/\//i, '')
  const secure = `https://${bare}`
  const isName = publicAddress.test(secure) && !/^[a-z][a-z\d+.-]*:/i.test(bare)
  throw new CellError(field, 'not_https', isName ? { suggestion: secure } : {})
}
