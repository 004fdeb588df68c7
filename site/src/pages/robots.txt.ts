import type { APIRoute } from 'astro'

/** What is one person's own, or leads only there, is not for search engines. */
const closed = [
  '/admin',
  '/api/',
  '/buy_coin',
  '/embed/',
  '/exam/join',
  '/exam/questions',
  '/login',
  '/payment',
  '/receipt',
  '/results',
]

export const GET: APIRoute = ({ url }) => {
  const sitemap = `Sitemap: ${new URL('/sitemap.xml', url)}`
  const lines = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), '', sitemap, '']
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
