import { expect, it } from 'vitest'
import { textOf } from './text-of.ts'

it('what search engines show of a notice is its words in one line', () => {
  expect(textOf('<p>চলমান&nbsp;পরীক্ষা</p>\n<p>থাকবে <b>না</b> &lt;১০ মিনিট&gt;</p>')).toBe('চলমান পরীক্ষা থাকবে না <১০ মিনিট>')
  expect(textOf('')).toBe('')
})

it('a long one ends between two words', () => {
  const text = textOf(`<p>${'শব্দ '.repeat(60)}</p>`)
  expect(text.length).toBeLessThanOrEqual(161)
  expect(text).toMatch(/শব্দ…$/)
})
