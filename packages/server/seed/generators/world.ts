import { both } from '../questions/seed-question.ts'
import { capitals } from './facts/capitals.ts'
import { currencies } from './facts/currencies.ts'
import { districts } from './facts/districts.ts'
import { heroes, warDates } from './facts/liberation-war.ts'
import { fromTable, type Generator } from './generator.ts'

/** Questions from tables about Bangladesh and the world. */
export const world: Generator[] = [
  fromTable({
    name: 'capital',
    subject: 'international',
    difficulty: 1,
    tags: ['রাজধানী'],
    rows: capitals,
    text: ([bn, en]) => both(`${genitive(bn)} রাজধানী কোনটি?`, `What is the capital of ${en}?`),
    right: ([, , bn, en]) => both(bn, en),
    explanation: ([bn, en, cityBn, cityEn]) =>
      both(`${genitive(bn)} রাজধানী ${cityBn}।`, `The capital of ${en} is ${cityEn}.`),
  }),
  fromTable({
    name: 'country-of-capital',
    subject: 'international',
    difficulty: 1,
    tags: ['রাজধানী'],
    rows: capitals,
    text: ([, , bn, en]) => both(`${bn} কোন দেশের রাজধানী?`, `${en} is the capital of which country?`),
    right: ([bn, en]) => both(bn, en),
    explanation: ([bn, en, cityBn, cityEn]) =>
      both(`${cityBn} শহরটি ${genitive(bn)} রাজধানী।`, `${cityEn} is the capital of ${en}.`),
  }),
  fromTable({
    name: 'currency',
    subject: 'international',
    difficulty: 1,
    tags: ['মুদ্রা'],
    rows: currencies,
    text: ([bn, en]) => both(`${genitive(bn)} মুদ্রার নাম কী?`, `What is the currency of ${en}?`),
    right: ([, , bn, en]) => both(bn, en),
    explanation: ([bn, en, moneyBn, moneyEn]) =>
      both(`${genitive(bn)} মুদ্রার নাম ${moneyBn}।`, `The currency of ${en} is the ${moneyEn}.`),
  }),
  fromTable({
    name: 'district',
    subject: 'bangladesh',
    difficulty: 1,
    tags: ['প্রশাসনিক বিভাগ'],
    rows: districts,
    text: ({ bn, en }) => both(`${bn} জেলা কোন বিভাগের অন্তর্গত?`, `To which division does the district of ${en} belong?`),
    right: ({ division }) => both(division.bn, division.en),
    explanation: ({ bn, en, division }) =>
      both(`${bn} জেলা ${division.bn} বিভাগের অন্তর্গত।`, `The district of ${en} belongs to ${division.en} Division.`),
  }),
  fromTable({
    name: 'war-date',
    subject: 'bangladesh',
    difficulty: 2,
    tags: ['মুক্তিযুদ্ধ'],
    rows: warDates,
    text: ([bn, en]) => both(`নিচের ঘটনাটি কত তারিখের: ${bn}?`, `On which date was it that ${en}?`),
    right: ([, , bn, en]) => both(bn, en),
    explanation: ([bn, en, dayBn, dayEn]) => both(`${bn}: ${dayBn}।`, `It was on ${dayEn} that ${en}.`),
  }),
  fromTable({
    name: 'bir-sreshtho',
    subject: 'bangladesh',
    difficulty: 2,
    tags: ['মুক্তিযুদ্ধ'],
    rows: heroes,
    text: ([bn, en]) => both(`বীরশ্রেষ্ঠ ${bn} কোন বাহিনীর সদস্য ছিলেন?`, `In which force did Bir Sreshtho ${en} serve?`),
    right: ([, , bn, en]) => both(bn, en),
    explanation: ([bn, en, forceBn, forceEn]) =>
      both(`বীরশ্রেষ্ঠ ${bn} ${genitive(forceBn)} সদস্য ছিলেন।`, `Bir Sreshtho ${en} served in ${forceEn}.`),
  }),
]

/** The Bangla possessive: নেপাল → নেপালের, কেনিয়া → কেনিয়ার. */
function genitive(name: string): string {
  const endsInConsonant = /[\u0995-\u09b9\u09bc]$/.test(name.normalize('NFC'))
  return name + (endsInConsonant ? 'ের' : 'র')
}
