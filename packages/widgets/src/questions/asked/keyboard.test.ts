import { expect, test } from 'vitest'
import { commandOf } from './keyboard.ts'

test.each([
  ['the digits', ['1', '2', '3', '4']],
  ['Bangla digits', ['১', '২', '৩', '৪']],
  ['small letters', ['a', 'b', 'c', 'd']],
  ['large letters', ['A', 'B', 'C', 'D']],
  ['Bangla letters', ['ক', 'খ', 'গ', 'ঘ']],
])('%s choose the first four options', (_, keys) => {
  expect(keys.map(commandOf)).toEqual([0, 1, 2, 3].map(choose => ({ choose })))
})

test('left and right go from question to question; up and down are left to the radios', () => {
  expect([commandOf('ArrowLeft'), commandOf('ArrowRight')]).toEqual(['previous', 'next'])
  expect([commandOf('ArrowUp'), commandOf('ArrowDown')]).toEqual([null, null])
})

test('m marks, in either case and on a Bangla keyboard', () => {
  expect(['m', 'M', 'ম'].map(commandOf)).toEqual(['mark', 'mark', 'mark'])
})

test('Delete and Backspace clear', () => {
  expect(['Delete', 'Backspace'].map(commandOf)).toEqual(['clear', 'clear'])
})

test('keys that mean something to the browser are left alone', () => {
  expect(['Tab', 'Enter', ' ', 'Escape', 'F5', 'Home', 'x', '0', '9', 'ArrowDown12'].map(commandOf)).toEqual(
    Array(10).fill(null),
  )
})
