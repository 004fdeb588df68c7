import type { DocElement } from './element-links.ts'

/** What an element needs to show anything, by attribute: an exam that runs. */
const needed = ['exam-id'] as const

/** The attributes with which an element's page shows it. */
export function exampleAttributes({ data }: DocElement, exam: string): Record<string, string> {
  const names = data.attributes.map(({ name }) => name)
  return Object.fromEntries(needed.filter(name => names.includes(name)).map(name => [name, exam]))
}

/** Those that draw nothing without something that only our own pages have: an id of a thing, or the server's first answer. */
export const standsAlone = ({ data }: DocElement): boolean => {
  const names = data.attributes.map(({ name }) => name)
  const other = names.filter(name => /-id$/.test(name) && name !== 'exam-id')
  return other.length === 0 && !names.includes('ranges') && !names.includes('about')
}
