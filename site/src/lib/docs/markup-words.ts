/** A word of markup, and what it is: `code-tag` of the docs' colours; empty: no colour of its own. */
export type MarkupWord = readonly [text: string, kind: '' | 'tag' | 'attribute' | 'string']

const shape = /"[^"]*"|#[\da-f]{6}|<\/?|[\w-]+|\s+|./g

/**
 * The words of what `element-markup.ts` and `playground-code.ts` write. They are made as somebody chooses, where the library that
 * colours snippets while the site is built is not.
 */
export function markupWords(text: string): MarkupWord[] {
  const words: MarkupWord[] = []
  let before = ''
  for (const [word] of text.matchAll(shape)) {
    words.push([word, kindOf(word, before)])
    if (word.trim()) before = word
  }
  return words
}

function kindOf(word: string, before: string): MarkupWord[1] {
  if (/^("|#\w|\d)/.test(word)) return 'string'
  if (!/^[\w-]/.test(word)) return ''
  const opensTag = before.startsWith('<')
  const isSelector = before === '>' && word.includes('-')
  return opensTag || isSelector ? 'tag' : 'attribute'
}
