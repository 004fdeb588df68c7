import type { APIRoute } from 'astro'
import { searchIndex } from '../../../lib/docs/search-index.ts'

/** What the docs' search finds, in this language. */
export const GET: APIRoute = async ({ locals, params: { language }, rewrite }) => {
  if (language !== 'bn' && language !== 'en') return rewrite('/404')
  return Response.json(await searchIndex(locals.host, language), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
}
