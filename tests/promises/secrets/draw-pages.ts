import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { App } from '@prostuti/server/app'
import { createHttpServer } from '@prostuti/server/http-server/http-server'
import { type SiteHandler, serveSite } from '@prostuti/server/http-server/site'
import { silentLog } from '@prostuti/server/log'
import type { Trial } from '../runner/trial.ts'
import { languages, type ViewedResponse, type WalkOptions } from './call-everything.ts'
import type { CanaryExam } from './canary-exam.ts'
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
  })
  return { url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, hasPages: site !== null }
}

/** Every page there is, drawn for everybody in both languages, for this exam where a page is about one. */
export async function drawPages(
  url: string,
  exam: CanaryExam,
  viewers: readonly Viewer[],
  options: Pick<WalkOptions, 'inTurn'>,
): Promise<ViewedResponse[]> {
  return (await Promise.all(viewers.map((viewer, index) => drawPagesFor(viewer, url, exam, index, options)))).flat()
}

async function drawPagesFor(
  by: Viewer,
  url: string,
  exam: CanaryExam,
  viewerIndex: number,
  { inTurn }: Pick<WalkOptions, 'inTurn'>,
): Promise<ViewedResponse[]> {
  const responses: ViewedResponse[] = []
  for (const [pageIndex, page] of pagesOfSite().entries()) {
    for (const [stateIndex, state] of ['live', 'archive'].entries()) {
      const turn = (pageIndex + stateIndex + viewerIndex) % 2
      for (const language of inTurn ? [languages[turn]!] : languages) {
        const what = `${page}?id=${exam.id}&state=${state}`
        const cookie = `language=${language}${by.person ? `; prostuti_session=${by.person.cookie}` : ''}`
        // Packing and unpacking would take longer than drawing.
        const headers = { cookie, 'accept-encoding': 'identity' }
        const response = await fetch(url + what, { headers, redirect: 'manual' })
        responses.push({ by, what, status: response.status, text: await response.text(), operation: null })
      }
    }
  }
  return responses
}

/** The addresses of the site's own pages; those with a placeholder are about nothing that is there yet. */
export function pagesOfSite(): string[] {
  const files = readdirSync(fileURLToPath(new URL('src/pages/', site)), { recursive: true }).map(String)
  return files
    .filter(file => /\.(astro|ts)$/.test(file) && !file.includes('['))
    .map(file => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '$1')}`)
    .sort()
}
