import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconModule } from '../../../build/icons.ts'

it('has the lines of every icon as Lucide draws it now', () => {
  expect(readFileSync(new URL('lucide.ts', import.meta.url), 'utf8')).toBe(iconModule())
})
