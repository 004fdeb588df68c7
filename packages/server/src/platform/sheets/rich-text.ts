import type { Attributes } from './xml-sink.ts'

/** What may be content: H₂O is not H2O, and a question asks for the underlined word. In the order in which they are nested. */
const tags = ['b', 'i', 'u', 's', 'sub', 'sup'] as const
type Tag = (typeof tags)[number]

/** Where a whole cell has one of these it is dress. */
const dress: readonly Tag[] = ['b', 'i']

interface Run {
  readonly tags: readonly Tag[]
  readonly text: string
}

/** The tags that `RichText` writes, for what is to be read without them. */
export const withoutRunTags = (text: string): string => text.replace(/<\/?(?:b|i|u|s|sub|sup)>/g, '')

/** The text of a cell or of a shared string as small HTML, from the elements of its runs (ECMA-376, 18.4). */
export class RichText {
  #runs: Run[] = []
  #open = new Set<Tag>()
  #length = 0

  get length(): number {
    return this.#length
  }

  /** An element inside the text. */
  open(name: string, attributes: () => Attributes): void {
    if (name === 'r') this.#open = new Set()
    const tag = tagOf(name, attributes)
    if (tag) this.#open.add(tag)
  }

  close(name: string): void {
    if (name === 'r') this.#open = new Set()
  }

  add(text: string): void {
    this.#length += text.length
    this.#runs.push({ tags: text.trim() === '' ? [] : tags.filter(tag => this.#open.has(tag)), text })
  }

  toString(): string {
    const said = this.#runs.filter(({ text }) => text.trim() !== '')
    const whole = new Set(dress.filter(tag => said.every(run => run.tags.includes(tag))))
    const runs = merged(this.#runs.map(run => ({ ...run, tags: run.tags.filter(tag => !whole.has(tag)) })))
    return runs.map(wrapped).join('')
  }
}

function tagOf(name: string, attributes: () => Attributes): Tag | undefined {
  if (name === 'vertAlign') {
    const { val } = attributes()
    return val === 'superscript' ? 'sup' : val === 'subscript' ? 'sub' : undefined
  }
  const tag = ({ b: 'b', i: 'i', u: 'u', strike: 's' } as const)[name]
  return tag && !['0', 'false', 'none', 'off'].includes(attributes().val ?? '') ? tag : undefined
}

/** Programs cut one word into several runs of the same dress. */
function merged(runs: readonly Run[]): Run[] {
  const found: Run[] = []
  for (const run of runs) {
    const last = found.at(-1)
    if (last && last.tags.join() === run.tags.join()) found[found.length - 1] = { ...last, text: last.text + run.text }
    else found.push(run)
  }
  return found
}

/** Blanks at the edges of a run stay outside. */
function wrapped({ tags: names, text }: Run): string {
  if (names.length === 0) return text
  const [, before, inner, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!
  return names.reduceRight((html, name) => `<${name}>${html}</${name}>`, inner!).replace(/^/, before!) + after
}
