import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { pageTokensCss } from './page-tokens.ts'
import { colors } from './tokens.ts'

type ColorName = keyof typeof colors

/** Every pair that text is set in: what is written, and what it stands on. */
const written: readonly (readonly [text: ColorName, on: readonly ColorName[]])[] = [
  ['ink', ['ground', 'surface', 'raised', 'primary-soft', 'running-soft', 'archived-soft', 'taken-soft', 'wrong-soft']],
  ['ink-2', ['ground', 'surface', 'raised', 'primary-soft']],
  ['ink-3', ['ground', 'surface', 'raised']],
  ['primary', ['ground', 'surface', 'raised', 'primary-soft']],
  ['primary-ink', ['primary']],
  ['running', ['ground', 'surface', 'raised', 'running-soft']],
  ['archived', ['ground', 'surface', 'raised', 'archived-soft']],
  ['taken', ['ground', 'surface', 'raised', 'taken-soft']],
  ['wrong', ['ground', 'surface', 'raised', 'wrong-soft']],
  ['skipped', ['ground', 'surface', 'raised']],
  ['marked', ['ground', 'surface', 'raised', 'marked-soft']],
]

describe('the look', () => {
  it('measures contrast as the standard does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  })

  for (const [index, theme] of (['light', 'dark'] as const).entries())
    it(`keeps every text readable in the ${theme} theme: at least 4.5 : 1`, () => {
      const pale = written.flatMap(([text, grounds]) =>
        grounds
          .map(ground => [`${text} on ${ground}`, contrast(colors[text][index]!, colors[ground][index]!)] as const)
          .filter(([, ratio]) => ratio < 4.5),
      )
      expect(pale).toEqual([])
    })

  for (const [index, theme] of (['light', 'dark'] as const).entries())
    it(`draws the edges of what one may press visibly in the ${theme} theme: at least 3 : 1`, () => {
      for (const ground of ['ground', 'raised'] as const)
        expect(contrast(colors['line-strong'][index]!, colors[ground][index]!)).toBeGreaterThanOrEqual(3)
    })

  it('gives a page the very colours that elements have', () => {
    for (const [name, [day, night]] of Object.entries(colors)) {
      expect(pageTokensCss).toContain(`--prostuti-${name}: ${day};`)
      expect(pageTokensCss).toContain(`--prostuti-${name}: light-dark(${day}, ${night});`)
    }
  })

  it('moves nothing for who asked for less motion', () => {
    const scale = readFileSync(new URL('scale.css', import.meta.url), 'utf8')
    expect(scale).toMatch(/prefers-reduced-motion: reduce\)[^@]*--prostuti-motion: 0s/)
  })
})
