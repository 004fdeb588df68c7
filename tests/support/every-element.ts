import { readFileSync } from 'node:fs'
import { listCirculars } from '@prostuti/contract/circulars/operations'
import { listPosts } from '@prostuti/contract/feed/operations'
import { listPrograms } from '@prostuti/contract/programs/operations'

/** An element of the manifest. */
export interface ManifestElement {
  readonly tag: string
  readonly attributes: readonly string[]
}

interface Declaration {
  readonly tagName: string
  readonly attributes: readonly { readonly name: string }[]
}

/** All elements as the widgets' build describes them. */
export function everyElement(): readonly ManifestElement[] {
  const file = new URL('../../packages/widgets/dist/custom-elements.json', import.meta.url)
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as { modules: { declarations: Declaration[] }[] }
  return modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, attributes }) => ({ tag: tagName, attributes: attributes.map(({ name }) => name) }))
}

/** A row of the demo for each attribute that names one, and what other elements cannot do without. */
export type ElementRows = Readonly<Record<string, string>>

/** Rows that a visitor of the site finds. */
export async function findRows(site: string, exam: number): Promise<ElementRows> {
  const firstOf = async (path: string): Promise<string> => {
    const { results } = (await (await fetch(`${site}/api/${path}`)).json()) as { results: { id: string }[] }
    return results[0]!.id
  }
  const job = await firstOf(listCirculars.path)
  return {
    'exam-id': String(exam),
    'program-id': await firstOf(listPrograms.path),
    'post-id': await firstOf(listPosts.path),
    'job-id': job,
    'item-id': job,
    kind: 'circular',
    date: '2030-01-04',
    about: 'exam',
    query: 'শতকরা',
    ranges: JSON.stringify([{ name: 'ঢাকা কলেজ', hall: null, address: 'নিউ মার্কেট, ঢাকা', from: 100_001, to: 100_960 }]),
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** `<prostuti-job job-id="7"></prostuti-job>`, with what the element takes of the rows and of `more`. */
export function markupOf({ tag, attributes }: ManifestElement, rows: ElementRows, more: ElementRows = {}): string {
  const given = Object.entries({ ...rows, ...more }).filter(([name]) => attributes.includes(name))
  return `<${tag}${given.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}></${tag}>`
}

/** Both scripts of the embed. */
export const embedScripts = (site: string): string =>
  ['prostuti.js', 'jobs.js'].map(file => `<script type="module" src="${site}/embed/v1/${file}"></script>`).join('')
