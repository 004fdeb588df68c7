import type { z } from 'zod'

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** Letters as a reader counts them: grapheme clusters, so that a conjunct with its vowel sign is one. */
export const countLetters = (text: string): number => [...segmenter.segment(text)].length

interface Written {
  readonly bn: string
  readonly en?: string | undefined
}

/** At most so many letters in each language; the issue stands at the language. */
export function withinLetters<T extends z.ZodType<Written>>(shape: T, most: number): T {
  return shape.check(context => {
    for (const language of ['bn', 'en'] as const)
      if (countLetters(context.value[language] ?? '') > most)
        context.issues.push({
          code: 'custom',
          input: context.value,
          path: [language],
          message: `at most ${most} letters`,
        })
  }) as T
}
