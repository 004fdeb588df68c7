import { expect, it } from 'vitest'
import { paisaOf, takaOf } from './money.ts'

it.each([
  ['50.00', 5000],
  ['50', 5000],
  ['50.5', 5050],
  ['0.01', 1],
  ['500000.00', 50_000_000],
])('reads %s taka as %d paisa', (text, paisa) => {
  expect(paisaOf(text)).toBe(paisa)
  expect(paisaOf(takaOf(paisa))).toBe(paisa)
})

it.each(['', '50.001', '-50.00', '5e1', ' 50.00', '50,00', '৫০.০০', '50.', '.50', 'NaN', '0x32', '1234567890.00'])(
  'reads no amount in %j',
  text => {
    expect(paisaOf(text)).toBeNull()
  },
)
