import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import type { Language, PagePart, SiteHost } from '@prostuti/contract'
import { resolveBase } from '@prostuti/contract/api-base'
import compression from 'compression'
import { parse } from 'hono/utils/cookie'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import type { Log } from '../../platform/log.ts'
import { CompressedText, sendComposed } from '../../platform/pages/composed-page.ts'
import { brotliParams, drawPage } from '../../platform/pages/drawn-page.ts'
import { createVisitorPages } from '../../platform/pages/visitor-pages.ts'
import type { App } from '../app.ts'
import type { Features } from '../features.ts'

/** The site's page that says so, with status 503. */
const unavailable = '/503'

/** So long a page waits for a database that is silent before it says so. */
const patienceMs = 3_000

type Next = (error?: unknown) => void

type Composer = NonNullable<SiteHost['composer']>

interface Drawing {
  readonly session?: Session
  /** Takes a page that is put together from parts; without it every page is drawn alone. */
  readonly compose?: Composer['compose']
}

/** What Astro's build exports in middleware mode. */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
  locals: { host: SiteHost },
) => Promise<void> | void

// Streamed pages are compressed as they go, and each part is flushed, so that the head is not held back until the attempt behind it has been found.
const compress = compression({
  threshold: 1024,
  level: 6,
  flush: constants.Z_SYNC_FLUSH,
  brotli: { flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams },
})

/** Hands a page request to the site, with what it may know of the person who asks. Visitors share what says the same to all. */
export function serveSite(handler: SiteHandler, app: App, log: Log) {
  const pagesFor = createPages(app.features)
  const hostFor = (request: SiteRequest) => createHost(app, pagesFor(request), request)

  const sessionOf = (request: IncomingMessage): Session => once(() => app.auth.authenticatePage(request.headers.cookie))

  const apiBaseOf = ({ headers: { cookie = '' } }: IncomingMessage) => resolveBase({ bases: app.bases, cookie })

  function draw(
    request: IncomingMessage,
    response: ServerResponse,
    next: Next,
    { session = sessionOf(request), compose }: Drawing = {},
  ): void {
    const language = languageOf(request)
    const composer = compose && {
      cached,
      shared,
      compose,
      asVisitor: hostFor({ language, viewer: async () => null }),
    }
    const host = { ...hostFor({ language, viewer: session }), apiBase: apiBaseOf(request), composer }
    void Promise.resolve(handler(request, response, next, { host })).catch(next)
  }

  const cached: Composer['cached'] = async (key, make) =>
    (await app.shared.get(`frame ${key}`, { maxAgeMs: 1_000 }, make)).value

  function drawStreaming(request: IncomingMessage, response: ServerResponse, next: Next): void {
    // The types speak of Express; the middleware itself needs no more than Node's own request and response.
    compress(request as never, response as never, error => {
      if (error) next(error)
      else draw(request, response, next)
    })
  }

  const pages = createVisitorPages({ shared: app.shared, draw })

  async function drawWhole(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = sessionOf(request)
    const find = async () => ((await session()) ? null : pages.find(request, languageOf(request)))
    const shared = await find().catch(error => {
      log.warn({ err: error }, 'a page for visitors could not be drawn: it is drawn for this one alone')
      return null
    })
    const accepted = String(request.headers['accept-encoding'] ?? '')
    if (shared) return shared.send(response, accepted)
    // Nothing of these pages is there before all of it is: one piece costs half of what the same costs bit by bit.
    let parts: readonly PagePart[] | undefined
    const compose: Composer['compose'] = given => {
      parts = given
    }
    const own = await drawPage(request, (kept, fail) => draw(request, kept, fail, { session, compose }))
    if (parts) sendComposed(response, own, parts, accepted)
    else await own.sendOnce(response, accepted)
  }

  /** Every part of a page asks the database, at times when its head has gone out already: this asks before anything has. */
  async function drawIfPossible(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    const pending = app.shared.ready()
    const away = pending && (await whetherAway(pending))
    if (away) {
      log.warn({ reason: away.message }, 'database away: a page says so')
      response.setHeader('retry-after', '5')
      request.url = unavailable
      drawStreaming(request, response, next)
      // What many people's pages are made of names the main API.
    } else if (pages.has(request) && apiBaseOf(request) === app.bases.main) await drawWhole(request, response)
    else drawStreaming(request, response, next)
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    drawIfPossible(request, response, next).catch(next)
  }
}

/** What keeps the database from answering, or null while it does. */
async function whetherAway(answer: Promise<void>): Promise<Error | null> {
  const silence = Promise.withResolvers<never>()
  const patience = setTimeout(() => {
    silence.reject(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }))
  }, patienceMs)
  try {
    await Promise.race([answer, silence.promise])
    return null
  } catch (error) {
    if (isDatabaseAway(error)) return error as Error
    throw error
  } finally {
    clearTimeout(patience)
  }
}

type Session = SiteRequest['viewer']

const shared: Composer['shared'] = text => new CompressedText(text)

/** What each feature gives the site for one page request. */
function createPages(features: Features): (request: SiteRequest) => FeaturePages {
  const makers = Object.entries<Feature>({ ...features }).flatMap(([name, { pages }]) =>
    pages ? [[name, pages] as const] : [],
  )
  return request => Object.fromEntries(makers.map(([name, pages]) => [name, pages(request)])) as FeaturePages
}

/** The pages of those features that have any, by the feature's name. */
type FeaturePages = {
  [Name in keyof Features as Features[Name] extends { pages(request: SiteRequest): infer _ }
    ? Name
    : never]: ReturnType<Features[Name]['pages'] & {}>
}

/** What the process knows, for one page request. */
const createHost = (app: App, pages: FeaturePages, request: SiteRequest): SiteHost => ({
  language: request.language,
  now: () => Math.round(app.clock.now()),
  apiBase: app.bases.main,
  pictureHosts: app.pictureHosts,
  links: app.links,
  version: app.version,
  openApi: app.openApi,
  ...pages,
})

/** What the address of an embed says; else what the person chose; else that of the partner's page they come from; else Bangla, whatever language their browser came in. */
function languageOf({ headers: { cookie = '' }, url = '' }: IncomingMessage): Language {
  const chosen =
    /^\/embed\/[^#]*[?&]lang=(bn|en)(?:&|$)/.exec(url)?.[1] ??
    parse(cookie, 'language').language ??
    /[?&]ui_locales=(\w+)/.exec(url)?.[1]
  return chosen === 'en' ? 'en' : 'bn'
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
