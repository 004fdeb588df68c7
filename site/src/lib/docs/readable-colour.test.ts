import { expect, it } from 'vitest'
import { readability } from './readable-colour.ts'

it('says whether a colour can be read, and names the nearest that can', () => {
  expect(readability('#0b7a4b').nearest).toBeNull()
  const { ratio, nearest } = readability('#e08a00')
  expect(ratio).toBeLessThan(4.5)
  expect(readability(nearest!).ratio).toBeGreaterThanOrEqual(4.5)
  expect(readability(nearest!).ratio).toBeLessThan(5)
})
