import type { APIRoute } from 'astro'
import { subjectOf } from '../lib/embed/embed-subject.ts'
import { embeddedAt } from '../lib/embed/embedded-page.ts'
import { oembedOf } from '../lib/embed/oembed.ts'
import { translator } from '../lib/i18n/i18n.ts'

/** oEmbed 1.0 (`?url=&format=json&maxwidth=&maxheight=`): a frame for an embed, or for a page about what an element shows. */
export const GET: APIRoute = async ({ url, locals: { host } }) => {
  const { searchParams } = url
  if ((searchParams.get('format') ?? 'json') !== 'json') return answer({ error: 'only format=json' }, 501)
  const asked = searchParams.get('url') ?? ''
  const page = URL.canParse(asked) ? new URL(asked) : null
  const embedded = page?.host === url.host ? embeddedAt(page) : null
  const title = embedded && (await subjectOf(host, embedded))
  if (!embedded || !page || title === null) return answer({ error: 'nothing to embed at this url' }, 404)
  const t = translator(page.searchParams.get('lang') === 'en' ? 'en' : 'bn')
  const names = { title: title ?? t('shell.tagline'), brand: t('shell.brand'), site: page.origin }
  return answer(oembedOf(page.origin + embedded.path, names, searchParams))
}

const answer = (body: object, status = 200): Response =>
  Response.json(body, {
    status,
    headers: {
      'access-control-allow-origin': '*',
      'cache-control': status === 200 ? 'public, max-age=300' : 'no-store',
    },
  })
