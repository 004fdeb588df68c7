import { idioms, irregularVerbs, plurals, prepositions, singleWords, words } from './facts/english.ts'
import { fromTable, type Generator } from './generator.ts'

const kind = { subject: 'english' } as const

/** Usage and vocabulary, from tables. */
export const english: Generator[] = [
  fromTable({
    ...kind,
    name: 'preposition',
    difficulty: 1,
    tags: ['prepositions'],
    rows: prepositions,
    text: ([sentence]) => `Fill in the gap with the right preposition: ${sentence}`,
    right: ([, right]) => right,
    wrong: ([, , ...wrong]) => wrong,
    explanation: ([sentence, right]) => `The right preposition here is “${right}”: ${sentence.replace('____', right)}`,
  }),
  fromTable({
    ...kind,
    name: 'synonym',
    difficulty: 2,
    tags: ['synonyms'],
    rows: words,
    text: ([word]) => `Which word is nearest in meaning to “${word}”?`,
    right: ([, synonym]) => synonym,
    wrong: ([word, , antonym]) => [antonym, ...words.filter(row => row[0] !== word).map(([, synonym]) => synonym)],
    explanation: ([word, synonym, antonym]) => `“${word}” means ${synonym}. Its opposite is “${antonym}”.`,
  }),
  fromTable({
    ...kind,
    name: 'antonym',
    difficulty: 2,
    tags: ['antonyms'],
    rows: words,
    text: ([word]) => `Which word is opposite in meaning to “${word}”?`,
    right: ([, , antonym]) => antonym,
    wrong: ([word, synonym]) => [synonym, ...words.filter(row => row[0] !== word).map(([, other]) => other)],
    explanation: ([word, synonym, antonym]) => `“${word}” means ${synonym}; so its opposite is “${antonym}”.`,
  }),
  fromTable({
    ...kind,
    name: 'single-word',
    difficulty: 2,
    tags: ['one-word substitution'],
    rows: singleWords,
    text: ([meaning]) => `Choose the one word for: ${meaning}.`,
    right: ([, word]) => word,
    explanation: ([meaning, word]) => `The word “${word}” stands for: ${meaning}.`,
  }),
  fromTable({
    ...kind,
    name: 'idiom',
    difficulty: 1,
    tags: ['idioms'],
    rows: idioms,
    text: ([idiom]) => `What does the idiom “${idiom}” mean?`,
    right: ([, meaning]) => meaning,
    explanation: ([idiom, meaning]) => `“${idiom}” means ${meaning}.`,
  }),
  fromTable({
    ...kind,
    name: 'past-participle',
    difficulty: 1,
    tags: ['right form of verbs'],
    rows: irregularVerbs,
    text: ([base]) => `What is the past participle of “${base}”?`,
    right: ([, , participle]) => participle,
    wrong: ([base, past, , invented]) => [base, past, invented],
    explanation: ([base, past, participle]) =>
      `The forms are ${base}, ${past}, ${participle}; the past participle is “${participle}”.`,
  }),
  fromTable({
    ...kind,
    name: 'plural',
    difficulty: 1,
    tags: ['number'],
    rows: plurals,
    text: ([singular]) => `What is the plural of “${singular}”?`,
    right: ([, plural]) => plural,
    wrong: ([, , ...wrong]) => wrong,
    explanation: ([singular, plural]) => `One ${singular}, many ${plural}.`,
  }),
]
