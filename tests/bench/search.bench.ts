import { defineBench } from './bench.ts'
import type { QuestionList } from './question-lists/bank.ts'
import { few, many, measureGrowth } from './question-lists/growth.ts'
import { madeUpWords } from './question-lists/words.ts'

/** Words with real ones among them, from a frequent to a rare one. */
const words = madeUpWords(20_000)
const frequent = words[4]!
const middling = 'বিশ্ববিদ্যালয়'
words.splice(39, 1, middling)
words.splice(399, 1, 'অর্থনীতি')
words.splice(3_999, 1, 'হিমালয়')

/** What people type, letter by letter. */
const searches: Readonly<Record<string, readonly string[]>> = {
  'in every question': ['মুক্তিযুদ্ধের', 'সেক্টর কয়টি', 'মুক্'],
  'as one types': ['বি', 'বিশ', 'বিশ্বব', middling],
  'one of hundreds, one of thousands': ['অর্থনীতি', 'হিমালয়', 'শব্দ৭৭৭'],
  'several words': [`${frequent} ${middling}`, `${middling} অর্থনীতি`],
  'within words': ['র্থনীতি', 'দ্যালয়'],
  nothing: ['ঝঞ্ঝা', 'xyzzy'],
  'in Latin letters': ['mu', 'muktijuddho', 'bis', 'bisshobidyaloy', 'orthoniti'],
}

const lists: readonly QuestionList[] = Object.values(searches)
  .flat()
  .map(text => ({
    name: text,
    path: () => `questions/v4/search/?q=${encodeURIComponent(text)}`,
    rows: 'questions',
    // A small bank lacks what is rare.
    mayBeEmpty: true,
  }))

/** A learner's search of a large bank beside that of a small one: of all searches, the one that grows most. */
export default defineBench({
  name: 'search',
  what: `ms for a search of ${many.toLocaleString('en')} questions, the one that grows most`,
  beside: `the same of ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  run: options => measureGrowth({ lists, calls: 15, words }, options),
})
