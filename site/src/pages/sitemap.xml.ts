import type { APIRoute } from 'astro'
import { sitemapIndex } from '../lib/study/sitemaps.ts'

/** Names the files of the sitemap. */
export const GET: APIRoute = async ({ locals, url }) =>
  new Response(await sitemapIndex(locals.host, url), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
