import { type Right, rights } from '@prostuti/contract/rights'

export const groups = ['exams', 'news', 'talk', 'people', 'money', 'house'] as const

/** Where the table of rights shows each of them, by the word in front of its name. */
const groupOf: Readonly<Record<string, (typeof groups)[number]>> = {
  questions: 'exams',
  exams: 'exams',
  contributions: 'exams',
  bank: 'exams',
  circulars: 'news',
  notices: 'news',
  notifications: 'news',
  talk: 'talk',
  flags: 'talk',
  people: 'people',
  money: 'money',
  prices: 'money',
  partners: 'house',
  system: 'house',
  staff: 'house',
}

/** The rights of one part of the table, in the contract's order. */
export const rightsOf = (group: (typeof groups)[number]): readonly Right[] =>
  rights.filter(right => groupOf[right.split('.')[0]!] === group)
