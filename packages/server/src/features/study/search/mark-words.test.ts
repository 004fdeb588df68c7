import { describe, expect, it } from 'vitest'
import { markWords } from './mark-words.ts'
import { queryWords } from './query-words.ts'

const mark = (text: string, query: string) => markWords(text, queryWords(query))

describe('marking', () => {
  it('never parts a conjunct', () => {
    expect(mark('ক্ষমতা কার?', 'ক')).toEqual([
      { text: 'ক্ষমতা', marked: true },
      { text: ' ', marked: false },
      { text: 'কার', marked: true },
      { text: '?', marked: false },
    ])
  })

  it('shows the words around the first that was found, where a text is long', () => {
    const text = `${'অনেক কথা '.repeat(40)}তারপর শতকরা কত ${'আরও কথা '.repeat(60)}`
    const [before, found, after] = mark(text, 'শতকরা')
    expect([before!.text.startsWith('… '), before!.text.endsWith('তারপর '), found]).toEqual([
      true,
      true,
      { text: 'শতকরা', marked: true },
    ])
    expect(after!.text.endsWith('…')).toBe(true)
    expect(before!.text.length + after!.text.length).toBeLessThan(240)
  })

  it('keeps a short text whole', () => {
    expect(mark('কিছুই নয়', 'শতকরা')).toEqual([{ text: 'কিছুই নয়', marked: false }])
  })
})
