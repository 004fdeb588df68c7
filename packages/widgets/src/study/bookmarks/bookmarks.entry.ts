import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['bookmarks', 'list.bookmark', 'list.starts', 'list.ends', 'list.ended', 'ui'],
}
