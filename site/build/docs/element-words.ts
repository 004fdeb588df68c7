import { globSync } from 'node:fs'
import { readText, root } from './repository.ts'

const folder = 'site/src/content/element-words'

export interface BothLanguages {
  readonly bn: string
  readonly en: string
}

export interface ElementWords {
  /** A comment of an element's source in both languages; in Bangla the English one where `check` will say that it is missing. */
  of(english: string): BothLanguages
  /** @throws Error where a comment has no Bangla words, or Bangla words no comment. */
  check(): void
}

/** The Bangla words of what the elements' comments say in English: a file for each feature, and one for what several say. */
export function readElementWords(): ElementWords {
  const files = globSync(`${folder}/*.json`, { cwd: root })
  const known = new Map(files.flatMap(file => Object.entries<string>(JSON.parse(readText(file)))))
  const asked = new Set<string>()
  return {
    of(english) {
      asked.add(english)
      return { bn: known.get(english) ?? english, en: english }
    },
    check() {
      const bare = [...asked].filter(english => !known.get(english))
      const left = [...known.keys()].filter(english => !asked.has(english))
      const lines = [...bare.map(each => `has no Bangla: ${each}`), ...left.map(each => `is said nowhere: ${each}`)]
      if (lines.length > 0) throw new Error(`${folder}:\n${lines.join('\n')}`)
    },
  }
}
