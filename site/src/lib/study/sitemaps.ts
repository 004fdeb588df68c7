import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SiteHost, SitemapFile } from '@prostuti/contract'

const kinds = ['pages', 'topics', 'questions', 'programs', 'circulars', 'notices'] as const
type Host = Pick<SiteHost, 'study'>

/** The index of all files, by kind and number. */
export async function sitemapIndex({ study }: Host, site: URL): Promise<string> {
  const files = await Promise.all(
    kinds.map(async kind => {
      const { pages } = await study.sitemap(kind, 1)
      return Array.from({ length: pages }, (_, index) => `/sitemap/${kind}-${index + 1}.xml.gz`)
    }),
  )
  return document(
    'sitemapindex',
    files.flat().map(href => `<sitemap>${location(href, site)}</sitemap>`),
  )
}

/** A file by its name, compressed; null for one that there is not. */
export async function sitemapFile({ study }: Host, name: string, site: URL): Promise<Buffer | null> {
  const [, kindName, number] = /^(\w+)-([1-9]\d{0,5})\.xml\.gz$/.exec(name) ?? []
  const kind = kinds.find(each => each === kindName)
  if (!kind) return null
  const file = await study.sitemap(kind, Number(number))
  if (Number(number) > file.pages) return null
  return promisify(gzip)(
    document(
      'urlset',
      file.entries.map(entry => entryOf(entry, site)),
    ),
  )
}

const entryOf = ({ href, updated_at: at }: SitemapFile['entries'][number], site: URL): string =>
  `<url>${location(href, site)}${at ? `<lastmod>${at}</lastmod>` : ''}</url>`

const location = (href: string, site: URL): string =>
  `<loc>${new URL(href, site).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc>`

const document = (root: string, parts: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</${root}>\n`
