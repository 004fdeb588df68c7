import { gunzipSync } from 'node:zlib'
import type { SiteHost } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { sitemapFile, sitemapIndex } from './sitemaps.ts'

const site = new URL('https://prostuti.example/sitemap.xml')
const updated = '2026-01-02T03:04:05.000Z'
const entries = [
  { href: `/questions/7/${encodeURIComponent('পদ্মা-মেঘনা')}`, updated_at: updated },
  { href: '/program?id=1&state=live', updated_at: null },
]

/** Two files of questions, one of each other kind, and no programs. */
const pagesOf = { pages: 1, topics: 1, questions: 2, programs: 0, circulars: 1, notices: 1 }
const study: Pick<SiteHost['study'], 'sitemap'> = {
  sitemap: async kind => ({ pages: pagesOf[kind], entries }),
}
const host = { study } as Pick<SiteHost, 'study'>
const unpacked = async (name: string) => {
  const file = await sitemapFile(host, name, site)
  return file && gunzipSync(file).toString()
}

describe('the sitemap', () => {
  it('names each of its files by its whole address', async () => {
    const named = [...(await sitemapIndex(host, site)).matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)]
    expect(named.map(match => match[1])).toEqual(
      ['pages-1', 'topics-1', 'questions-1', 'questions-2', 'circulars-1', 'notices-1'].map(
        name => `https://prostuti.example/sitemap/${name}.xml.gz`,
      ),
    )
  })

  it('has compressed files of addresses, with the last change where one is known', async () => {
    const xml = (await unpacked('questions-2.xml.gz'))!
    const padma = encodeURIComponent('পদ্মা-মেঘনা')
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/)
    expect(xml).toContain(
      `<url><loc>https://prostuti.example/questions/7/${padma}</loc><lastmod>${updated}</lastmod></url>` +
        '<url><loc>https://prostuti.example/program?id=1&amp;state=live</loc></url>',
    )
  })

  it('has no file beyond the last, of another kind or by another name', async () => {
    for (const name of ['questions-3', 'questions-0', 'programs-1', 'people-1', 'questions'])
      expect([name, await unpacked(`${name}.xml.gz`)]).toEqual([name, null])
    expect(await unpacked('questions-1.xml')).toBe(null)
  })
})
