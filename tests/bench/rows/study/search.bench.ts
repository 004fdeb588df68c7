import { defineBench } from '../../bench.ts'
import type { QuestionList } from '../../question-lists/bank.ts'
import { few, many, measureGrowth } from '../../question-lists/growth.ts'
import { madeUpWords } from '../../question-lists/words.ts'

/** Words with real ones among them, from a frequent to a rare one. */
const words = madeUpWords(20_000)
const frequent = words[4]!
const common = words[11]!
const middling = 'বিশ্ববিদ্যালয়'
words.splice(39, 1, middling)
words.splice(399, 1, 'অর্থনীতি')
words.splice(3_999, 1, 'হিমালয়')

/** What is looked for in the large bank and in the small one. */
interface Search {
  readonly large: string
  readonly small: string
}

const inBoth = (text: string): Search => ({ large: text, small: text })

/**
 * What people type, letter by letter. Both banks answer each with a whole page, or both with nothing: where the small bank would
 * lack the word, it is asked for one that as many of its questions hold. A page of twenty beside an empty one would show what
 * presenting costs, not how searching grows.
 */
const searches: readonly Search[] = [
  // In every question.
  ...['মুক্তিযুদ্ধের', 'সেক্টর কয়টি', 'মুক্'].map(inBoth),
  // As one types.
  ...['বি', 'বিশ', 'বিশ্বব', middling].map(inBoth),
  // Some four hundred questions, some forty, and one.
  { large: 'অর্থনীতি', small: frequent },
  { large: 'হিমালয়', small: middling },
  { large: `শব্দ${many - 13}`, small: `শব্দ${few - 13}` },
  // Several words: of two frequent ones thousands or dozens hold both, of two rarer ones some twenty.
  inBoth(`${frequent} ${common}`),
  { large: `${frequent} ${middling}`, small: `${frequent} ${common}` },
  { large: `${middling} অর্থনীতি`, small: `${frequent} ${words[26]}` },
  // Within words.
  { large: 'র্থনীতি', small: 'দ্যালয়' },
  inBoth('দ্যালয়'),
  // Nothing.
  ...['ঝঞ্ঝা', 'xyzzy'].map(inBoth),
  // In Latin letters.
  ...['mu', 'muktijuddho', 'bis', 'bisshobidyaloy'].map(inBoth),
  { large: 'orthoniti', small: 'bisshobidyaloy' },
]

const lists: readonly QuestionList[] = searches.map(({ large, small }) => ({
  name: large,
  path: ({ size }) => `questions/v4/search/?q=${encodeURIComponent(size === many ? large : small)}`,
  rows: 'questions',
  // Nothing is found for what nobody has written.
  mayBeEmpty: true,
}))

/** A learner's search of a large bank beside that of a small one: of all searches, the one that grows most. */
export default defineBench({
  name: 'search',
  what: `ms for a search of ${many.toLocaleString('en')} questions, the one that grows most`,
  beside: `the same of ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  run: options => measureGrowth({ lists, calls: 40, words }, options),
})
