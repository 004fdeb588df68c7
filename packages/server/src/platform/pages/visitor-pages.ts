import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PublicCache } from '../http/public-cache.ts'
import { bareRequest, type DrawnPage, drawPage } from './drawn-page.ts'

/** Pages that say the same to every visitor, and are opened by everybody at the same minute. */
const alike =
  /^\/(exam\/(upcoming|standings|join)\/?|program\/archived_exams\/?|login\/?|jobs(\/\d+\/[^/]+)?\/?|discussions(\/id=\d+)?\/?)?$/
/** Pages of topics: what changes them, an edit or an exam's start, changes the state that the cache goes by. */
const reading = /^\/(study|model-test|question-bank)(\/\d+(\/question(\/\d+)?)?)?\/?$/

/** An hour's greeting and what is left until a start are in them; as old as this they may be. */
const caching = { maxAgeMs: 1_000 }
/** They show no time, and there are many of them: kept no longer than a rush for one lasts. */
const readingCaching = { maxAgeMs: 10_000 }

export type DrawPage = (request: IncomingMessage, response: ServerResponse, fail: (error: unknown) => void) => void

export interface VisitorPagesOptions {
  readonly shared: PublicCache
  /** Draws what this request asks for. */
  readonly draw: DrawPage
}

/** Draws a visitor's page once for all who ask for it within a second. */
export interface VisitorPages {
  /** Whether this address is such a page. A signed-in person has one of their own there. */
  has(request: IncomingMessage): boolean
  /** The page in this language, for a visitor; null for one that is to be drawn for this request alone. */
  find(request: IncomingMessage, language: string): Promise<DrawnPage | null>
}

export function createVisitorPages({ shared, draw }: VisitorPagesOptions): VisitorPages {
  return {
    has({ method, url = '/' }) {
      const [path, search = ''] = url.split('?', 2)
      if (method !== 'GET' || !(alike.test(path!) || reading.test(path!))) return false
      const query = new URLSearchParams(search)
      // A language link sets a cookie and leads on; a partner's request is about one person's consent.
      return !query.has('language') && !query.has('response_mode')
    },
    async find({ url = '/', headers }, language) {
      const drawnHeaders = bareHeaders(headers, language)
      const key = `page ${JSON.stringify([url, drawnHeaders])}`
      const { value: page } = await shared.get(key, reading.test(url) ? readingCaching : caching, () => {
        const request = bareRequest(url, drawnHeaders)
        return drawPage(request, (response, fail) => draw(request, response, fail))
      })
      return page.status < 500 && !page.headers['set-cookie'] ? page : null
    },
  }
}

/** All that a visitor's page depends on besides its address: nothing else of the request reaches the one who draws. */
function bareHeaders({ host = '', ...headers }: IncomingMessage['headers'], language: string): Record<string, string> {
  const isHttps = headers['x-forwarded-proto'] === 'https'
  return { host, cookie: `language=${language}`, ...(isHttps && { 'x-forwarded-proto': 'https' }) }
}
