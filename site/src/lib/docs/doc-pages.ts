import { type CollectionEntry, getCollection, getEntry } from 'astro:content'
import type { Language } from '@prostuti/contract'

export type DocEntry = CollectionEntry<'docs'>

/** A page of the docs as menus and searches name it. */
export interface DocPage {
  readonly slug: string
  readonly href: string
  readonly title: string
  readonly menu: string
  readonly text: string
  readonly group: DocEntry['data']['group']
}

/** The pages in this language, in the menu's order. */
export async function docPages(language: Language): Promise<DocPage[]> {
  const entries = await getCollection('docs', ({ id }) => id.startsWith(`${language}/`))
  return entries.sort((a, b) => a.data.order - b.data.order).map(pageOf)
}

/** Its words and its place in the menu; an address without a file has no page. */
export async function findDoc(slug: string, language: Language): Promise<DocEntry | undefined> {
  return getEntry('docs', `${language}/${slug}`)
}

function pageOf({ id, data: { title, menu = title, text, group } }: DocEntry): DocPage {
  const slug = id.slice(3)
  return { slug, href: slug === 'home' ? '/docs' : `/docs/${slug}`, title, menu, text, group }
}
