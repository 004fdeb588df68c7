import { expect, test } from 'vitest'
import { initialOf, shortName } from './person.ts'

test('people are called by their first name', () => {
  expect(shortName({ first_name: 'Nusrat', name: 'Nusrat Jahan' })).toBe('Nusrat')
  expect(shortName({ first_name: ' ', name: 'নুসরাত জাহান' })).toBe('নুসরাত')
  expect(shortName({ first_name: '', name: '' })).toBe('')
})

test('the initial is a whole letter, with its sign or conjunct', () => {
  expect(initialOf('নুসরাত')).toBe('নু')
  expect(initialOf('ক্ষমা')).toBe('ক্ষ')
  expect(initialOf('Rafi')).toBe('R')
  expect(initialOf('')).toBe('G')
})
