import type { ImportField, ImportMapping, MappedColumn } from '@prostuti/contract'
import { rowOfLetter } from '@prostuti/contract/option-letters'
import { inLatinDigits } from '../../../platform/bangla-digits.ts'

const english = /[\s(_-]*(?:in )?(?:en|eng|english|ইংরেজি)\)?$/
const bangla = /[\s(_-]*(?:in )?(?:bn|ban|bangla|bengali|বাংলা)\)?$/

/** What an option's own explanation is called, after its name. */
const why = /[ ](?:why|explanation|feedback|কেন|ব্যাখ্যা)$/

/** Headers of each field but the options, in the spelling that `plain` makes. */
const names: Partial<Record<ImportField, readonly string[]>> = {
  question: ['question', 'questions', 'question text', 'title', 'mcq', 'stem', 'প্রশ্ন', 'প্রশ্নের লেখা', 'প্রশ্নসমূহ'],
  options: ['options', 'choices', 'অপশনসমূহ', 'বিকল্পসমূহ'],
  answer: [
    ...['answer', 'ans', 'key', 'answer key', 'correct', 'correct answer', 'correct answers', 'right answer'],
    ...['correct option', 'উত্তর', 'সঠিক উত্তর', 'সঠিক', 'সঠিক অপশন', 'সঠিক বিকল্প'],
  ],
  explanation: ['explanation', 'explain', 'solution', 'reason', 'ব্যাখ্যা', 'সমাধান'],
  category: ['category', 'subject', 'topic', 'chapter', 'বিষয়', 'ক্যাটাগরি', 'টপিক', 'অধ্যায়', 'বিভাগ'],
  tags: ['tag', 'tags', 'ট্যাগ', 'ট্যাগসমূহ'],
  appearances: [
    ...['appearance', 'appearances', 'exam', 'exam year', 'year and board', 'appeared in', 'আগে এসেছে', 'পরীক্ষা'],
    ...['পরীক্ষার নাম', 'যে পরীক্ষায় এসেছে'],
  ],
  source: ['source', 'reference', 'book', 'উৎস', 'সূত্র', 'বই'],
  difficulty: ['difficulty', 'level', 'কাঠিন্য', 'কঠিনতা'],
  pinned: ['pinned', 'জায়গা বদলায় না'],
  passage: ['passage', 'stimulus', 'অনুচ্ছেদ', 'উদ্দীপক'],
}

const byName = new Map(Object.entries(names).flatMap(([field, list]) => list.map(name => [name, field as ImportField])))

/** One spelling of a header. */
function plain(header: string): string {
  return inLatinDigits(header)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u200c|\u200d|[*:?।]/g, '')
    .replace(/[_\-\s.]+/g, ' ')
    .trim()
}

/** The number of the option that a header names, from 1. */
function optionOf(header: string): number | null {
  const rest = header.replace(/^\(?(?:option|opt|choice|অপশন|বিকল্প)\)?\s*/, '').replace(/^\(?(.+?)\)?$/, '$1')
  const row = /^[1-8]$/.test(rest) ? Number(rest) - 1 : rowOfLetter(rest)
  return row < 0 ? null : row + 1
}

interface Named {
  readonly field: ImportField
  /** The language that the header itself names. */
  readonly language: 'bn' | 'en' | null
}

function named(header: string): Named | null {
  const text = plain(header)
  const language = bangla.test(text) ? 'bn' : english.test(text) ? 'en' : null
  const bare = language ? text.replace(language === 'bn' ? bangla : english, '') : text
  const reasoned = optionOf(bare.replace(why, ''))
  if (reasoned && why.test(bare)) return { field: `option_${reasoned}_explanation` as ImportField, language }
  const option = optionOf(bare)
  const field = option ? (`option_${option}` as ImportField) : byName.get(bare)
  return field ? { field, language } : null
}

const inEnglish = (field: ImportField): ImportField | null =>
  /^(question|explanation|passage|option_\d|option_\d_explanation)$/.test(field) ? (`${field}_en` as ImportField) : null

/**
 * Which column holds what, as far as the headers show. Where a field has a column in Bangla and another one, that is the English.
 * The first of several columns of a field counts.
 */
export function guessColumns(headers: readonly string[]): MappedColumn[] {
  const found = headers.map(named)
  const taken = new Map<ImportField, number>()
  const inBangla = new Set(found.flatMap(each => (each?.language === 'bn' ? each.field : [])))
  for (const [column, each] of found.entries()) {
    if (!each) continue
    const isEnglish = each.language === 'en' || (each.language === null && inBangla.has(each.field))
    const field = isEnglish ? inEnglish(each.field) : each.field
    if (field && !taken.has(field)) taken.set(field, column)
  }
  return [...taken].map(([field, column]) => ({ field, column, by: 'header' }))
}

/** Whether a row names what a sheet must have: a line above may say what it is about. */
export function areHeaders(texts: readonly string[]): boolean {
  const fields = guessColumns(texts).map(({ field }) => field)
  return fields.length > 2 && fields.some(field => /^question(_en)?$/.test(field))
}

/** What one begins with: the columns of last time where the headers are the same, else what the headers say. */
export function firstMapping(headers: readonly string[], remembered: ImportMapping | null): ImportMapping {
  if (!remembered) return { columns: guessColumns(headers), category: null, reviewed: false, tags: [] }
  const columns = remembered.columns.map(each => ({ ...each, by: 'remembered' as const }))
  return { ...remembered, columns, reviewed: false }
}
