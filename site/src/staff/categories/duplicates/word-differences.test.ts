import { expect, test } from 'vitest'
import { differingWords } from './word-differences.ts'

const marked = (one: string, other: string) => differingWords(one, other).map(({ from, to }) => one.slice(from, to))

test('marks the words that the other text has not, neighbours as one', () => {
  const [long, short] = ['জাতীয় পতাকার দৈর্ঘ্য ও প্রস্থের অনুপাত কত?', 'জাতীয় পতাকার মাপের অনুপাত কত?']
  expect(marked(long, short)).toEqual(['দৈর্ঘ্য ও প্রস্থের'])
  expect(marked(short, long)).toEqual(['মাপের'])
})

test('marks whole words alone, and every place that differs', () => {
  expect(marked('(11100) ও (10111) এর যোগফল', '(10010) ও (11100) এর যোগফল')).toEqual(['(11100)', '(10111)'])
  expect(marked('ক্ষমা স্ত্রী', 'ক্ষতি স্ত্রী')).toEqual(['ক্ষমা'])
})

test('marks nothing where both say the same, whatever stands between the words', () => {
  expect(marked('কোন  নদী?\n', 'কোন নদী?')).toEqual([])
  expect(marked('', 'কোন নদী?')).toEqual([])
})
