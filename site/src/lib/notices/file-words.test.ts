import { expect, it } from 'vitest'
import { fileWords } from './file-words.ts'

it.each([
  ['plan.pdf', 1_258_291, 'পিডিএফ · ১.২ এমবি', 'PDF · 1.2 MB'],
  ['plan.PDF', 430_080, 'পিডিএফ · ৪২০ কেবি', 'PDF · 420 KB'],
  ['scan.jpeg', 1_048_576, 'ছবি · ১ এমবি', 'Picture · 1 MB'],
  ['rolls.xlsx', 5_242_880, 'শিট · ৫ এমবি', 'Sheet · 5 MB'],
  ['readme', 12, '১২ বাইট', '12 bytes'],
])('%s of %d bytes is “%s”', (name, size, bangla, english) => {
  expect(fileWords({ name, size }, 'bn')).toBe(bangla)
  expect(fileWords({ name, size }, 'en')).toBe(english)
})
