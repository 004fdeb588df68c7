import type { Language, Mention } from '@prostuti/contract'
import { goneName, withGoneNames } from '../../../platform/people/gone-name.ts'

interface StoredWords {
  readonly text: string
  readonly html: string
  readonly mentions: readonly Mention[]
}

/** Words of a comment as they are read: who has left has no name in them. */
export function presentWords({ text, html, mentions }: StoredWords, language: Language) {
  const named = mentions.filter(({ name }) => name !== goneName)
  if (named.length === mentions.length) return { text, html, mentions: named }
  return { text: withGoneNames(text, language), html: withGoneNames(html, language), mentions: named }
}
