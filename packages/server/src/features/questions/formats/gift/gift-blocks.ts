/** An item of a file of GIFT with what stands around it. */
export interface GiftBlock {
  /** Where its text begins, from 1. */
  readonly line: number
  readonly text: string
  /** As the file writes it, after `$CATEGORY:`; null before the first. */
  readonly category: string | null
  readonly tags: readonly string[]
}

const tagNote = /\[tag:((?:\\\]|[^\]])+)\]/g

/** The items of a file: lines between empty ones, without comments. Categories hold for all that follows. */
export function* giftBlocks(text: string): Generator<GiftBlock> {
  let category: string | null = null
  let lines: string[] = []
  let first = 0
  let tags: string[] = []
  for (const [index, line] of [...text.split(/\r\n|\r|\n/), ''].entries()) {
    const bare = line.trim()
    if (bare.startsWith('//')) {
      for (const [, tag] of bare.matchAll(tagNote)) tags.push(tag!.replaceAll('\\]', ']').trim())
    } else if (bare.startsWith('$CATEGORY:')) {
      category = bare.slice('$CATEGORY:'.length).trim()
    } else if (bare !== '') {
      if (lines.length === 0) first = index + 1
      lines.push(line)
    } else if (lines.length > 0) {
      yield { line: first, text: lines.join('\n'), category, tags }
      lines = []
      tags = []
    }
  }
}
