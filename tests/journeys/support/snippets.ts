import type { Page } from '@playwright/test'
import { docsPages } from './screens/docs-pages.ts'

/** A piece of code as a page of the docs shows it: what a person copies. */
export interface Piece {
  /** Of its file; what a page makes itself has none. */
  readonly name: string | null
  readonly kind: string
  readonly text: string
}

/** The pieces of code on a page of the docs, in their order. */
export async function piecesOf(page: Page, address: string): Promise<Piece[]> {
  const answer = await page.request.get(address)
  return page.evaluate(
    html => {
      const drawn = new DOMParser().parseFromString(html, 'text/html')
      return [...drawn.querySelectorAll<HTMLElement>('pre.code:not([data-plain])')].map(({ dataset, textContent }) => ({
        name: dataset.snippet ?? null,
        kind: dataset.kind ?? '',
        text: textContent ?? '',
      }))
    },
    await answer.text(),
  )
}

const known = new Map<string, Promise<Map<string, string>>>()

/** Every snippet of the docs by its file's name, with this site's address and an exam of it; read once for each site. */
export function allSnippets(page: Page, site: string): Promise<ReadonlyMap<string, string>> {
  const found = known.get(site) ?? readSnippets(page, site)
  known.set(site, found)
  return found
}

async function readSnippets(page: Page, site: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const address of docsPages)
    for (const { name, text } of await piecesOf(page, `${site}${address}`))
      if (name && !found.has(name)) found.set(name, text)
  return found
}

/** The addresses of the elements' pages. */
export async function elementPages(page: Page, site: string): Promise<string[]> {
  const html = await (await page.request.get(`${site}/docs/elements`)).text()
  return [...new Set([...html.matchAll(/href="(\/docs\/elements\/[\w-]+)"/g)].map(([, address]) => address!))]
}
