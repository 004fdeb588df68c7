import { createHash } from 'node:crypto'
import { searchKey, storedKey } from '../../questions/index.ts'

/** What searches and checks read of a text and, of a poll, its choices. */
export function searchColumns(text: string, options: readonly string[] = []) {
  return { searchKey: storedKey([text, ...options].join(' '), ''), wordsHash: wordsHash(text) }
}

/** The same for the same words, whatever their spaces, signs and figures' script. */
function wordsHash(text: string): string {
  // A text of signs alone has no words: it is compared as it stands.
  return createHash('sha256')
    .update(searchKey(text) || text)
    .digest('base64url')
    .slice(0, 22)
}
