import { books } from './facts/bangla-books.ts'
import { samas, sandhi } from './facts/bangla-grammar.ts'
import { baagdhara, opposites, singleWords, synonyms } from './facts/bangla-words.ts'
import { fromTable, type Generator } from './generator.ts'

const kind = { subject: 'bangla' } as const

/** Bangla language and literature, from tables. */
export const bangla: Generator[] = [
  fromTable({
    ...kind,
    name: 'sandhi',
    difficulty: 2,
    tags: ['সন্ধি'],
    rows: sandhi,
    text: ([word]) => `‘${word}’ শব্দের সন্ধিবিচ্ছেদ কোনটি?`,
    right: ([, right]) => right,
    wrong: ([, , ...wrong]) => wrong,
    explanation: ([word, right]) => `${right} = ${word}।`,
  }),
  fromTable({
    ...kind,
    name: 'samas',
    difficulty: 2,
    tags: ['সমাস'],
    rows: samas,
    text: ([word]) => `‘${word}’ কোন সমাসের উদাহরণ?`,
    right: ([, , right]) => right,
    explanation: ([word, parts, right]) => `ব্যাসবাক্য: ${parts} = ${word}। তাই এটি ${right} সমাস।`,
  }),
  fromTable({
    ...kind,
    name: 'baagdhara',
    difficulty: 1,
    tags: ['বাগধারা'],
    rows: baagdhara,
    text: ([idiom]) => `‘${idiom}’ বাগধারার অর্থ কী?`,
    right: ([, meaning]) => meaning,
    explanation: ([idiom, meaning]) => `‘${idiom}’ বলতে বোঝায়: ${meaning}।`,
  }),
  fromTable({
    ...kind,
    name: 'opposite-word',
    difficulty: 1,
    tags: ['বিপরীত শব্দ'],
    rows: opposites,
    text: ([word]) => `‘${word}’ শব্দের বিপরীত শব্দ কোনটি?`,
    right: ([, opposite]) => opposite,
    explanation: ([word, opposite]) => `‘${word}’-এর বিপরীত শব্দ ‘${opposite}’।`,
  }),
  fromTable({
    ...kind,
    name: 'one-word',
    difficulty: 2,
    tags: ['এক কথায় প্রকাশ'],
    rows: singleWords,
    text: ([meaning]) => `এক কথায় প্রকাশ করুন: ‘${meaning}’`,
    right: ([, word]) => word,
    explanation: ([meaning, word]) => `‘${meaning}’ এক কথায় ‘${word}’।`,
  }),
  fromTable({
    ...kind,
    name: 'same-meaning',
    difficulty: 1,
    tags: ['সমার্থক শব্দ'],
    rows: synonyms,
    text: ([word]) => `‘${word}’ শব্দের সমার্থক শব্দ কোনটি?`,
    right: ([, synonym]) => synonym,
    explanation: ([word, synonym]) => `‘${synonym}’ অর্থ ${word}।`,
  }),
  fromTable({
    ...kind,
    name: 'author',
    difficulty: 1,
    tags: ['সাহিত্য'],
    rows: books,
    text: ([book]) => `‘${book}’ কার লেখা?`,
    right: ([, author]) => author,
    explanation: ([book, author, form]) => `‘${book}’ (${form}) লিখেছেন ${author}।`,
  }),
]
