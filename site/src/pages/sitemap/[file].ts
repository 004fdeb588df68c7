import type { APIRoute } from 'astro'
import { sitemapFile } from '../../lib/study/sitemaps.ts'

/** `/sitemap/questions-2.xml.gz`. */
export const GET: APIRoute = async ({ locals, params, url, rewrite }) => {
  const file = await sitemapFile(locals.host, params.file ?? '', url)
  if (!file) return rewrite('/404')
  return new Response(new Uint8Array(file), {
    headers: { 'content-type': 'application/gzip', 'cache-control': 'public, max-age=3600' },
  })
}
