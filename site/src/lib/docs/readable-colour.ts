import { contrastToWhite } from './contrast.ts'

/** WCAG 2.2, AA, for letters of any size. */
const least = 4.5

/** Whether white letters on the colour, and the colour on white, can be read; else the nearest darker one that can. */
export function readability(colour: string): { ratio: number; nearest: string | null } {
  const ratio = contrastToWhite(colour)
  return { ratio, nearest: ratio >= least ? null : darkened(colour) }
}

function darkened(colour: string): string {
  for (let share = 0.98; share > 0; share -= 0.02) {
    const tried = scaled(colour, share)
    if (contrastToWhite(tried) >= least) return tried
  }
  return '#000000'
}

const scaled = (colour: string, share: number): string =>
  `#${[1, 3, 5].map(at => twoDigits(Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * share))).join('')}`

const twoDigits = (value: number): string => value.toString(16).padStart(2, '0')
