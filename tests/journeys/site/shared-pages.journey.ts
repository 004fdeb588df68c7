import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import type { SiteHost } from '@prostuti/contract'
import type { App } from '@prostuti/server'
import { type SiteHandler, serveSite } from '@prostuti/server/app/http-server/site'
import { createPublicCache } from '@prostuti/server/platform/http/public-cache'
import { silentLog } from '@prostuti/server/platform/log'

const site = (await import(new URL('../../../site/dist/server/entry.mjs', import.meta.url).href)) as {
  handler: SiteHandler
}

/** The sample data of the site's own development server. */
const { createSampleHost } = (await import(new URL('../../../site/dev/host.ts', import.meta.url).href)) as {
  createSampleHost(cookies: Record<string, string>): SiteHost
}

/** What the front needs of an application whose visitors are all strangers. */
function sampleApp(): App {
  const readState = async () => ({ version: '1', changesAt: Number.POSITIVE_INFINITY })
  const features = {
    auth: { authenticatePage: async () => null, pages: () => ({ viewer: async () => null }) },
    partners: { pages: () => ({ find: async () => null }) },
    exams: { pages: ({ language }: { language: string }) => createSampleHost({ language }).exams },
    programs: { pages: ({ language }: { language: string }) => createSampleHost({ language }).programs },
    billing: { pages: ({ language }: { language: string }) => createSampleHost({ language }).billing },
    study: { pages: ({ language }: { language: string }) => createSampleHost({ language }).study },
    circulars: { pages: ({ language }: { language: string }) => createSampleHost({ language }).circulars },
    feed: { pages: ({ language }: { language: string }) => createSampleHost({ language }).feed },
  }
  const app = {
    features,
    auth: features.auth,
    clock: { now: Date.now },
    shared: createPublicCache({ readState, clock: { now: Date.now } }),
    bases: { main: '/api/' },
    pictureHosts: [],
    links: {},
  }
  return app as unknown as App
}

/** Serves the site as it is built, and counts the pages that it draws. */
async function serveBuiltSite(handler: SiteHandler) {
  let draws = 0
  const counting: SiteHandler = (...asked) => {
    draws++
    return handler(...asked)
  }
  const serve = serveSite(counting, sampleApp(), silentLog)
  const server = createServer((request, response) =>
    serve(request, response, error => response.writeHead(error ? 500 : 404).end()),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    /** How many draws it takes to answer twenty visitors who ask at once, beside one for each second that they wait. */
    async drawsTooMany(path: string): Promise<number> {
      const [before, asked] = [draws, performance.now()]
      const answers = await Promise.all(Array.from({ length: 20 }, () => read(path)))
      for (const { status } of answers) expect(status, path).toBeLessThan(400)
      const seconds = Math.ceil((performance.now() - asked) / 1_000)
      return Math.max(0, draws - before - seconds)
    },
    stop: () => server.close(),
  }
}

const circular = `/jobs/2/${encodeURIComponent('সহকারী-শিক্ষক')}`
const alike = [
  ...['/', '/exam/upcoming', '/program/archived_exams', '/exam/join?id=12', '/login'],
  ...['/jobs', '/jobs?category=bank', circular],
  ...['/discussions', '/discussions/id=1'],
]

/** What is printed from now on until `stop`. */
function listenToPrints() {
  const printed: string[] = []
  const { error, info, log, warn } = console
  const streams = [process.stdout, process.stderr]
  const writes = streams.map(stream => stream.write)
  const hear = (...words: unknown[]) => printed.push(words.join(' ')) > 0
  Object.assign(console, { error: hear, info: hear, log: hear, warn: hear })
  for (const stream of streams) stream.write = hear
  return {
    printed,
    stop() {
      Object.assign(console, { error, info, log, warn })
      for (const [index, stream] of streams.entries()) stream.write = writes[index]!
    },
  }
}

test('the built site draws a visitor’s page once for all who ask at once, and warns of nothing', async () => {
  const built = await serveBuiltSite(site.handler)
  const prints = listenToPrints()
  try {
    for (const path of alike) expect(await built.drawsTooMany(path), path).toBe(0)
  } finally {
    prints.stop()
    built.stop()
  }
  expect(prints.printed.filter(line => line.includes('WARN'))).toEqual([])
})

test('a site that cannot draw for nobody in particular is noticed', async () => {
  const particular: SiteHandler = (request, response, next, locals) =>
    request.socket.remoteAddress === '0.0.0.0'
      ? next(new Error('whose address?'))
      : site.handler(request, response, next, locals)
  const built = await serveBuiltSite(particular)
  expect(await built.drawsTooMany('/')).toBeGreaterThan(0)
  built.stop()
})
