import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from '@prostuti/server/app/app'
import { builtFiles, builtSite, workspace } from '@prostuti/server/app/http-server/builds'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { createPartnerPage } from '@prostuti/server/app/http-server/partner-page'
import type { Database } from '@prostuti/server/platform/db/database'
import { freePort } from '@prostuti/server/platform/http/server/ports'
import { silentLog } from '@prostuti/server/platform/log'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { buildApp } from '../support/serve-app.ts'

/** Everything that shows what is stored: our site, a careless page of another site, and the careful partner's page. */
export interface TestPages {
  readonly app: App
  readonly db: Database
  readonly siteUrl: string
  /** No policy at all; what its address holds behind `?` becomes its body. */
  readonly carelessUrl: string
  readonly partnerUrl: string
  readonly hasPages: boolean
}

export async function openTestPages(trial: Trial): Promise<TestPages> {
  const db = await openDatabase(trial)
  const port = await freePort({ setting: 'PORT', port: 0, host: '127.0.0.1' })
  const siteUrl = `http://127.0.0.1:${port}`
  const app = buildApp({ db, siteUrl })
  const site = await builtSite(app, silentLog)
  await listen(trial, createHttpServer({ app, site, files: await builtFiles(), log: silentLog }), port)
  const carelessUrl = await listen(trial, carelessPage())
  const partner = createPartnerPage({ folder: new URL('examples/01-plain-html/', workspace), siteUrl })
  return { app, db, siteUrl, carelessUrl, partnerUrl: await listen(trial, partner), hasPages: site !== null }
}

function carelessPage(): Server {
  return createServer(({ url = '' }, response) => {
    const body = decodeURIComponent(url.split('?')[1] ?? '')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="bn"><meta charset="utf-8"><link rel="icon" href="data:,"><body>${body}</body></html>`,
    )
  })
}

async function listen(trial: Trial, server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  trial.after(async () => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
