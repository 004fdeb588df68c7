import { expect, it } from 'vitest'
import { readNumber } from './typed-number.ts'

it.each([
  ['204107', '204107'],
  ['২০৪১০৭', '204107'],
  [' 204-107 ', '204107'],
  ['০০৭', '007'],
])('%s is read as %s', (typed, digits) => expect(readNumber(typed)).toEqual({ digits }))

it.each([
  ['', 'needed'],
  ['  ', 'needed'],
  ['--', 'digits_only'],
  ['A204107', 'digits_only'],
  ['২০৪১o৭', 'digits_only'],
])('“%s” is refused: %s', (typed, fault) => expect(readNumber(typed)).toEqual({ fault }))
