import { expect, test } from 'vitest'
import { initialOf } from './person.ts'

test('the initial is a whole letter, with its sign or conjunct', () => {
  expect(initialOf('নুসরাত')).toBe('নু')
  expect(initialOf('ক্ষমা')).toBe('ক্ষ')
  expect(initialOf('Rafi')).toBe('R')
  expect(initialOf('')).toBe('G')
})
