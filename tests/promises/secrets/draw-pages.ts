import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { App } from '@prostuti/server/app/app'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { type SiteHandler, serveSite } from '@prostuti/server/app/http-server/site'
import { silentLog } from '@prostuti/server/platform/log'
import type { Trial } from '../runner/trial.ts'
import { languages, type ViewedResponse, type WalkOptions } from './call-everything.ts'
import { type CanaryExam, questionWord } from './canary-exam.ts'
import type { Viewer } from './viewers.ts'

const site = new URL('../../../site/', import.meta.url)
const entry = new URL('dist/server/entry.mjs', site)

/** Serves the app as a server process would, with the built site behind it where there is one. */
export async function serveFront(trial: Trial, app: App): Promise<{ url: string; hasPages: boolean }> {
  const site = existsSync(entry)
    ? serveSite(((await import(entry.href)) as { handler: SiteHandler }).handler, app, silentLog)
    : null
  const front = createHttpServer({ app, files: [], site, log: silentLog })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  trial.after(async () => {
    front.close()
    front.closeAllConnections()
    await app.end()
  })
  return { url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, hasPages: site !== null }
}

/** Every page there is, drawn for everybody in both languages, for this exam where a page is about one. */
export async function drawPages(
  url: string,
  exam: CanaryExam,
  viewers: readonly Viewer[],
  options: Pick<WalkOptions, 'short'>,
): Promise<ViewedResponse[]> {
  return (await Promise.all(viewers.map((viewer, index) => drawPagesFor(viewer, url, exam, index, options)))).flat()
}

async function drawPagesFor(
  by: Viewer,
  url: string,
  exam: CanaryExam,
  viewerIndex: number,
  { short }: Pick<WalkOptions, 'short'>,
): Promise<ViewedResponse[]> {
  const addresses = [
    ...pagesOfSite().flatMap(page => ['live', 'archive'].map(state => `${page}?id=${exam.id}&state=${state}`)),
    ...pagesAbout(exam),
  ]
  const responses: ViewedResponse[] = []
  for (const [index, what] of addresses.entries()) {
    for (const language of short ? [languages[(index + (index >> 1) + viewerIndex) % 2]!] : languages) {
      const cookie = `language=${language}${by.person ? `; prostuti_session=${by.person.cookie}` : ''}`
      // Packing and unpacking would take longer than drawing.
      const headers = { cookie, 'accept-encoding': 'identity' }
      const response = await fetch(url + what, { headers, redirect: 'manual' })
      const text = `${response.headers.get('location') ?? ''}${await textOf(response)}`
      responses.push({ by, what, status: response.status, text, operation: null })
    }
  }
  return responses
}

async function textOf(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer())
  return (response.headers.get('content-type') === 'application/gzip' ? gunzipSync(body) : body).toString()
}

/** Pages whose addresses name what they are about: the exam's topic, one of its questions, and one that is published. */
const pagesAbout = ({ topic, questionIds, publishedId }: CanaryExam): string[] => [
  `/study/${topic}`,
  `/study/${topic}/question`,
  `/study/${topic}/question/2/`,
  `/model-test/${topic}/question`,
  `/questions/${questionIds[0]}/x`,
  `/questions/${publishedId}/x`,
  `/search?q=${encodeURIComponent(questionWord)}`,
  '/sitemap/topics-1.xml.gz',
  '/sitemap/questions-1.xml.gz',
]

/** The addresses of the site's own pages, but for those with a placeholder. */
export function pagesOfSite(): string[] {
  const files = readdirSync(fileURLToPath(new URL('src/pages/', site)), { recursive: true }).map(String)
  return files
    .filter(file => /\.(astro|ts)$/.test(file) && !file.includes('['))
    .map(file => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '$1')}`)
    .sort()
}
