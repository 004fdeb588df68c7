import { existsSync } from 'node:fs'
import type { ProviderSettings } from '../../features/auth/index.ts'
import type { ReceiptSigner } from '../../features/exams/index.ts'
import type { Clock } from '../../platform/db/clock.ts'
import { listen } from '../../platform/http/server/listen.ts'
import { explainPortError } from '../../platform/http/server/ports.ts'
import type { App } from '../app.ts'
import { workspace } from '../http-server/builds.ts'
import { createPartnerPage } from '../http-server/partner-page.ts'
import type { Start } from './start.ts'

/** The sandbox is loaded only where it runs: production carries none of it. */
export async function startOwnSandbox({ config, log, works }: Start, siteUrl: string) {
  const { startSandbox } = await import('@prostuti/sandbox/start-sandbox')
  const { SANDBOX_PORT: port, HOST: host, production } = config
  const sandbox = await startSandbox({ port, host, siteUrl, log, production }).catch(error => {
    throw explainPortError(error, { setting: 'SANDBOX_PORT', port, host })
  })
  works.push(() => sandbox.close())
  return { ...sandbox, allowInsecure: true, tokenInfoUrl: `${sandbox.url}/tokeninfo` }
}

interface DemoParts {
  app: App
  url: string
  provider: ProviderSettings
  clock: Clock
  receipts: ReceiptSigner
}

/** Loaded only where it runs, like the sandbox. Safe to do again. */
export async function loadDemo({ config }: Start, parts: DemoParts): Promise<() => Promise<void>> {
  const { db } = parts.app
  const { issuer } = parts.provider
  const { lacksQuestions, seedDemo } = await import('../../../seed/seed-demo.ts')
  if (await lacksQuestions(db)) {
    const { seedApart } = await import('../../../seed/seed-apart.ts')
    const { RECEIPT_KEY: receiptKey, LOG_LEVEL: logLevel } = config
    await seedApart({ url: parts.url, issuer, now: parts.clock.now(), receiptKey, logLevel })
  }
  return () => seedDemo(db, { issuer, now: parts.clock.now(), receipts: parts.receipts })
}

/** The example of a partner, where the workspace has it. Resolves to its address. */
export async function startPartnerPage({ config, works }: Start, siteUrl: string): Promise<string | null> {
  const folder = new URL('examples/01-plain-html/', workspace)
  if (!existsSync(folder)) return null
  const { port, stop } = await listen(createPartnerPage({ folder, siteUrl }), {
    setting: 'PARTNER_PORT',
    port: config.PARTNER_PORT,
    host: '127.0.0.1',
  })
  works.push(stop)
  return `http://127.0.0.1:${port}`
}
