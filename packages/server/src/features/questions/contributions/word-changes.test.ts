import { describe, expect, it } from 'vitest'
import { wordChanges } from './word-changes.ts'

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'del' ? '-' : '+'}[${text}]`))
    .join('')

describe('What changed in a text', () => {
  it('strikes what was taken away and marks what was written, by words', () => {
    expect(shown('‘গায়ক’ শব্দের সন্ধি বিচ্ছেদ কোনটি?', '‘গায়ক’ শব্দের সন্ধিবিচ্ছেদ কোনটি?')).toBe(
      '‘গায়ক’ শব্দের -[সন্ধি বিচ্ছেদ ]+[সন্ধিবিচ্ছেদ ]কোনটি?',
    )
    expect(shown('নিয়ম এক।', 'নিয়ম এক। আর দুই।')).toBe('নিয়ম এক। +[আর দুই।]')
    expect(shown('', 'নতুন')).toBe('+[নতুন]')
    expect(shown('একই কথা', 'একই  কথা')).toBe('একই  কথা')
  })
})
