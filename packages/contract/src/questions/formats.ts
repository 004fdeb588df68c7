/** What the bank comes in from and goes out as. `xlsx` is our own sheet. */
export const bankFormats = ['xlsx', 'gift', 'moodle_xml', 'aiken', 'qti'] as const
export type BankFormat = (typeof bankFormats)[number]

/** Those that the bank goes out as. */
export const exportFormats = ['xlsx', 'gift', 'moodle_xml'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What a question of the bank may have. */
export const bankParts = [
  'text',
  'several',
  'option_explanations',
  'explanation',
  'formulas',
  'pictures',
  'passages',
  'categories',
  'tags',
  'appearances',
  'english',
  'source',
  'difficulty',
  'pinned',
  'hidden',
] as const
export type BankPart = (typeof bankParts)[number]

/** How a part comes that a format does not hold as it is. */
type ChangedShape = 'tex' | 'address' | 'repeated' | 'comment'

/** Whether a format holds a part as it is, in another shape, or not at all. */
export type Held = 'whole' | ChangedShape | 'lost'

const nothingButText: Record<BankPart, Held> = {
  text: 'whole',
  several: 'lost',
  option_explanations: 'lost',
  explanation: 'lost',
  formulas: 'tex',
  pictures: 'lost',
  passages: 'lost',
  categories: 'lost',
  tags: 'lost',
  appearances: 'lost',
  english: 'lost',
  source: 'lost',
  difficulty: 'lost',
  pinned: 'lost',
  hidden: 'lost',
}

const ofMoodle: Record<BankPart, Held> = {
  ...nothingButText,
  several: 'whole',
  option_explanations: 'whole',
  explanation: 'whole',
  pictures: 'address',
  passages: 'repeated',
  categories: 'whole',
}

/** THE table of formats: what each of them holds of a question. Readers, writers, pages and tests go by it. */
export const formatHolds: Readonly<Record<BankFormat, Readonly<Record<BankPart, Held>>>> = {
  xlsx: {
    text: 'whole',
    several: 'whole',
    option_explanations: 'whole',
    explanation: 'whole',
    formulas: 'whole',
    pictures: 'address',
    passages: 'whole',
    categories: 'whole',
    tags: 'whole',
    appearances: 'whole',
    english: 'whole',
    source: 'whole',
    difficulty: 'whole',
    pinned: 'whole',
    hidden: 'lost',
  },
  gift: { ...ofMoodle, tags: 'comment' },
  moodle_xml: { ...ofMoodle, tags: 'whole' },
  aiken: nothingButText,
  qti: {
    ...nothingButText,
    several: 'whole',
    option_explanations: 'whole',
    explanation: 'whole',
    formulas: 'whole',
  },
}
