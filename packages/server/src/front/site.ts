import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import type { Language, SiteHost } from '@prostuti/contract'
import compression from 'compression'
import { parse } from 'hono/utils/cookie'
import type { App } from '../app.ts'
import { readUser } from '../auth/index.ts'

type Next = (error?: unknown) => void

/** What Astro's build exports in middleware mode. */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
  locals: { host: SiteHost },
) => Promise<void> | void

// Streamed pages are compressed as they go: quality 5 costs a tenth of the best and is nearly as small. Each part is
// flushed, so that the head is not held back until the attempt behind it has been found.
const compress = compression({
  threshold: 1024,
  level: 6,
  flush: constants.Z_SYNC_FLUSH,
  brotli: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  },
})

/** Hands a page request to the site, with what it may know of the person who asks. */
export function serveSite(handler: SiteHandler, app: App) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const host = createHost(request, app)
    // The types speak of Express; the middleware itself needs no more than Node's own request and response.
    compress(request as never, response as never, error => {
      if (error) next(error)
      else void Promise.resolve(handler(request, response, next, { host })).catch(next)
    })
  }
}

function createHost(request: IncomingMessage, app: App): SiteHost {
  const { cookie } = request.headers
  const language = chooseLanguage(cookie, request.url)
  const session = once(() => app.auth.authenticateCookie(cookie))
  const pages = async () => app.exams.pages({ viewer: await session(), language })
  return {
    language,
    apiBase: '/api/',
    async viewer() {
      const viewer = await session()
      return viewer && readUser(app.db.pool, viewer.id)
    },
    partner: async origin => app.partners.find(origin, await session(), language),
    home: async () => (await pages()).home(),
    programs: async () => (await pages()).programs(),
    exams: async (...list) => (await pages()).exams(...list),
    participated: async (...list) => (await pages()).participated(...list),
    exam: async id => (await pages()).exam(id),
    openAttempt: async (exam, mode) => (await pages()).openAttempt(exam, mode),
    standings: async (exam, mode, page) => (await pages()).standings(exam, mode, page),
  }
}

/** What the person chose; else that of the partner's page they come from; else Bangla, whatever language their browser came in. */
function chooseLanguage(cookie = '', address = ''): Language {
  const chosen = parse(cookie, 'language').language ?? /[?&]ui_locales=(\w+)/.exec(address)?.[1]
  return chosen === 'en' ? 'en' : 'bn'
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
