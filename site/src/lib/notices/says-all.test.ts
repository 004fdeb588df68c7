import { expect, it } from 'vitest'
import { saysAll } from './says-all.ts'

it('a question is found by its words in any order and case', () => {
  expect(saysAll('কয়েন দিয়ে কী করা যায়? Coins buy exams.', 'coins কয়েন')).toBe(true)
  expect(saysAll('কয়েন দিয়ে কী করা যায়?', 'কয়েন ফেরত')).toBe(false)
})

it('letters that are written in two ways are the same', () => {
  expect(saysAll('কয়েন', 'ক\u09af\u09bcেন')).toBe(true)
})

it('nothing typed hides nothing', () => expect(saysAll('x', '  ')).toBe(true))
