import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../support/browser.ts'
import type { BenchServer } from './bench-server.ts'
import type { Learner } from './learners.ts'
import { recordTraffic, type Traffic } from './traffic.ts'

/** How much slower than this machine and this network. */
export interface Slowness {
  /** Times slower than this machine's processor. */
  readonly cpu: number
  readonly kbps: number
  /** Milliseconds between a request and the first byte of its answer. */
  readonly latency: number
}

/** A cheap phone on a middling network, and a poor one on a bad one. */
export const slowPhone: Slowness = { cpu: 4, kbps: 1600, latency: 150 }
export const poorPhone: Slowness = { cpu: 8, kbps: 400, latency: 400 }

/** A page of a browser that has seen nothing yet: no cache, no code kept, no connection. */
export interface Phone {
  readonly page: Page
  readonly cdp: CDPSession
  readonly traffic: Traffic
  close(): Promise<void>
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
}

interface PhoneOptions {
  /** Null for a visitor. */
  readonly benchServer: BenchServer | null
  readonly slowness: Slowness | null
  readonly learner?: Learner
  /** Run in each document before anything of its own. */
  readonly scripts?: readonly (() => void)[]
  /** What the device remembers besides the session. */
  readonly storage?: Readonly<Record<string, string>>
}

export async function takePhone(browser: Browser, options: PhoneOptions): Promise<Phone> {
  const { benchServer, slowness, learner = benchServer?.learner, scripts = [], storage = {} } = options
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'bn-BD',
  })
  if (benchServer && learner) await signInOn(context, benchServer, learner, storage)
  for (const script of scripts) await context.addInitScript(script)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const traffic = await recordTraffic(cdp)
  if (slowness) await slowDown(cdp, slowness)
  return { page, cdp, traffic, close: () => context.close() }
}

/** Our site has the cookie too; on both sites the session stands where the SDK keeps it. */
async function signInOn(
  context: BrowserContext,
  { url }: BenchServer,
  { session, cookie }: Learner,
  storage: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
  const items = { ...storage, [`prostuti:session:${url}/api/`]: session }
  await context.addInitScript(entries => {
    if (location.protocol !== 'http:') return
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(items))
}

async function slowDown(cdp: CDPSession, { cpu, kbps, latency }: Slowness): Promise<void> {
  const throughput = (kbps * 1000) / 8
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
