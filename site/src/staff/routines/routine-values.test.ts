import { expect, test } from 'vitest'
import {
  datesOf,
  emptyPractice,
  firstEntry,
  moved,
  named,
  newEntry,
  practiceFaults,
  toBody,
  toStored,
} from './routine-values.ts'

test('the first row begins at the start, a new one a day after the one before, with a name of its own among the rows', () => {
  expect(newEntry([])).toEqual(firstEntry)
  const second = newEntry([firstEntry])
  expect([second.interval, second.row]).toEqual([1, 1])
  expect(newEntry([second, firstEntry]).row).toBe(2)
})

test('a row moves over others, and stays where there is nothing beyond', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

test('dates follow from the start over the end of a year, a gap that is not written counting as none', () => {
  const entries = [0, 12, Number.NaN, 5].map(interval => ({ interval }))
  expect(datesOf('2026-12-16', entries)).toEqual(['2026-12-16', '2026-12-28', '2026-12-28', '2027-01-02'])
})

test('what was read is what is sent', () => {
  const program = { id: '4', title: 'বিসিএস', state: 'published', is_personalized: false } as const
  const line = { text: { bn: 'চর্যাপদ', en: '' }, exam: { id: '9', title: 'মডেল টেস্ট' }, practice: null }
  const practised = {
    text: { bn: 'শতকরা', en: 'Percentages' },
    exam: null,
    practice: { category: { id: '7', title: 'শতকরা' }, count: 25 },
  }
  const exams = [{ title: { bn: 'দিন ১', en: 'Day 1' }, interval: 0, routine: [line, practised] }]
  const { values, version } = toStored({ id: '4', program, revision: 3, starts_on: '2026-12-16', exams })
  expect([version, toBody(values)]).toEqual([
    3,
    {
      starts_on: '2026-12-16',
      exams: [
        {
          ...exams[0],
          routine: [
            { text: line.text, exam: '9', practice: null },
            { text: practised.text, exam: null, practice: { category: '7', count: 25 } },
          ],
        },
      ],
    },
  ])
})

const categories = [
  { id: '7', name: { bn: 'শতকরা', en: 'Percentages' } },
  { id: '8', name: { bn: 'লাভ-ক্ষতি', en: '' } },
]

test('a practice is called what its topic is called, until somebody calls it something else', () => {
  const first = named(emptyPractice, '7', categories)
  expect(first).toEqual({ bn: 'শতকরা', en: 'Percentages', exam: null, practice: { category: '7', count: 20 } })
  const second = named({ ...first, practice: { category: '7', count: 35 } }, '8', categories)
  expect([second.bn, second.en, second.practice?.count]).toEqual(['লাভ-ক্ষতি', '', 35])
  const own = named({ ...second, bn: 'লাভের অঙ্ক' }, '7', categories)
  expect([own.bn, own.practice?.category]).toEqual(['লাভের অঙ্ক', '7'])
})

test('a practice needs a topic and from 5 to 50 questions', () => {
  expect(practiceFaults({ category: null, count: Number.NaN })).toEqual(['category', 'count'])
  expect([4, 5, 50, 51].map(count => practiceFaults({ category: '7', count }))).toEqual([['count'], [], [], ['count']])
})
