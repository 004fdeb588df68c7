import type { QuestionChange, ResultChange } from '@prostuti/contract'
import type { Translate } from '../../i18n/translate.ts'

/** The words of `changed.*` in the messages of exams. */
export type ChangeTextKey = `changed.${
  | 'also'
  | 'now'
  | 'cancelled'
  | 'hidden'
  | 'more'
  | 'rose'
  | 'fell'
  | 'marks_same'
  | 'place'
  | 'place_same'
  | 'and'
  | 'sentence'}`

interface ChangeWords {
  readonly t: Translate<ChangeTextKey>
  /** The letter of an option's row, counted from 0. */
  letterOf(row: number): string
}

/** So many questions are named; more are counted. */
const mostNamed = 3

/**
 * What a change of keys did for one person, in a sentence: questions and options as they saw them, then marks and place.
 * @example "Question 12 now also accepts B: your marks rose by 1, your place went from 210 to 187."
 */
export function changeSentence(change: ResultChange, words: ChangeWords): string {
  const { t } = words
  const named = change.questions.slice(0, mostNamed).map(question => questionText(question, words))
  const more = change.questions.length - named.length + change.hidden
  const counted = more > 0 ? [t(named.length > 0 ? 'changed.more' : 'changed.hidden', { count: more })] : []
  const what = [...named, ...counted].join('; ')
  const sentence = t('changed.sentence', { what, marks: marksText(change, words), place: placeText(change, words) })
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function questionText({ number, before, after }: QuestionChange, { t, letterOf }: ChangeWords): string {
  if (after === null) return t('changed.cancelled', { number })
  const added = after.filter(row => !before?.includes(row))
  // An option that is accepted beside those before; else what counts now.
  const isMore = before !== null && added.length > 0 && after.length === before.length + added.length
  const letters = (isMore ? added : after).map(letterOf).join(t('changed.and'))
  return t(isMore ? 'changed.also' : 'changed.now', { number, letters })
}

function marksText({ marks_before: before, marks_after: after }: ResultChange, { t }: ChangeWords): string {
  if (before === after) return t('changed.marks_same')
  // Marks are exact to the thousandth, their difference as a binary fraction is not.
  const by = Math.round(Math.abs(after - before) * 1000) / 1000
  return t(after > before ? 'changed.rose' : 'changed.fell', { by })
}

function placeText({ position_before: before, position_after: after }: ResultChange, { t }: ChangeWords): string {
  if (before < 0 || after < 0) return ''
  return before === after ? t('changed.place_same', { after }) : t('changed.place', { before, after })
}
