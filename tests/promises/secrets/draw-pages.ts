import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { App } from '@prostuti/server/app'
import { createFront } from '@prostuti/server/front/front'
import { type SiteHandler, serveSite } from '@prostuti/server/front/site'
import { silentLog } from '@prostuti/server/log'
import type { Trial } from '../runner/trial.ts'
import type { Seeker } from './audience.ts'
import type { CanaryExam } from './canary-exam.ts'
import type { Sight } from './look-everywhere.ts'

const site = new URL('../../../site/', import.meta.url)
const entry = new URL('dist/server/entry.mjs', site)

/** Serves the app as a server process would, with the built site behind it where there is one. */
export async function serveFront(trial: Trial, app: App): Promise<{ url: string; hasPages: boolean }> {
  const site = existsSync(entry)
    ? serveSite(((await import(entry.href)) as { handler: SiteHandler }).handler, app)
    : null
  const front = createFront({ app, files: [], site, log: silentLog })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  trial.after(async () => {
    front.close()
    front.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, hasPages: site !== null }
}

/** Every page there is, drawn for everybody in both languages, for this exam where a page is about one. */
export async function drawPages(url: string, exam: CanaryExam, seekers: readonly Seeker[]): Promise<Sight[]> {
  const sights: Sight[] = []
  for (const by of seekers) {
    for (const page of pages()) {
      for (const state of ['live', 'archive']) {
        for (const language of ['bn', 'en']) {
          const what = `${page}?id=${exam.id}&state=${state}`
          const cookie = `language=${language}${by.person ? `; prostuti_session=${by.person.cookie}` : ''}`
          const response = await fetch(url + what, { headers: { cookie }, redirect: 'manual' })
          sights.push({ by, what, status: response.status, text: await response.text(), operation: null })
        }
      }
    }
  }
  return sights
}

/** The addresses of the site's own pages; those with a placeholder are about nothing that is there yet. */
function pages(): string[] {
  const files = readdirSync(fileURLToPath(new URL('src/pages/', site)), { recursive: true }).map(String)
  return files
    .filter(file => /\.(astro|ts)$/.test(file) && !file.includes('['))
    .map(file => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '$1')}`)
    .sort()
}
