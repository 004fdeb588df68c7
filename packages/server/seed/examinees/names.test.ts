import { expect, it } from 'vitest'
import { examineeName } from './names.ts'

const names = Array.from({ length: 2000 }, (_, index) => examineeName(1001 + index))

it('gives generated examinees ordinary names, the same for the same number, every fifth in Latin letters', () => {
  expect(names).toEqual(Array.from({ length: 2000 }, (_, index) => examineeName(1001 + index)))
  names.forEach((name, index) => {
    const latin = (1001 + index) % 5 === 0
    expect(name).toMatch(latin ? /^[A-Z][A-Za-z’]+( [A-Z][A-Za-z’]+)+$/ : /^[ঀ-৿]+( [ঀ-৿]+)+$/)
  })
})

it('names women and men of every community, and nobody too often', () => {
  const has = (word: string) => names.filter(name => name.includes(word)).length
  for (const word of ['জাহান', 'আহমেদ', 'রানী', 'চক্রবর্তী', 'বড়ুয়া', 'গমেজ', 'চাকমা', 'মারমা', 'সাংমা'])
    expect(has(word), word).toBeGreaterThan(0)
  expect(new Set(names).size).toBeGreaterThan(1000)
  expect(names.join(' ')).not.toMatch(/পরীক্ষার্থী|Examinee|\d/)
})
