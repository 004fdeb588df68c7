import type { DocElement } from './element-links.ts'

/** What an element needs to show anything, by attribute: an exam that runs. */
const needed = ['exam-id'] as const

/** The attributes with which an element's page shows it. */
export function exampleAttributes({ data }: DocElement, exam: string): Record<string, string> {
  const names = data.attributes.map(({ name }) => name)
  return Object.fromEntries(needed.filter(name => names.includes(name)).map(name => [name, exam]))
}

/** Where people pay, leave or change what only they should: such an element stands on no page that a link can set up. */
const personal = /^(auth\/(?!login)|billing\/|notifications\/)/

/** Whether an element's page shows it running: not where it takes an id of a thing, or something that the server writes. */
export const standsAlone = ({ data: { attributes, folder } }: DocElement): boolean => {
  const names = attributes.map(({ name }) => name)
  const other = names.filter(name => /-id$/.test(name) && name !== 'exam-id')
  return !personal.test(folder) && other.length === 0 && !names.includes('ranges') && !names.includes('about')
}
