import { expect, it } from 'vitest'
import { listAddress } from './list-address.ts'

it.each([
  ['/upcoming?id={program}', undefined, '/upcoming'],
  ['/upcoming?id={program}', '3', '/upcoming?id=3'],
  ['/upcoming?id={program}&page={page}', undefined, '/upcoming?page=2'],
  ['/upcoming?lang=bn&id={program}&page={page}', undefined, '/upcoming?lang=bn&page=2'],
  ['/upcoming?page={page}&id={program}', '3', '/upcoming?page=2&id=3'],
  ['/programs/{program}', 'ক', '/programs/%E0%A6%95'],
])('fills %s of program %s', (template, program, address) => {
  expect(listAddress(template, program, 2)).toBe(address)
})
