import { existsSync, rmSync } from 'node:fs'
import { chromeLauncher } from '@web/test-runner-chrome'
import { serveSources } from './build/test-server.ts'

const executablePath = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  path => path && existsSync(path),
)
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Each flavour is a browser of its own, told apart by its user agent: one suite, run against both. */
const flavours = ['preact', 'react']

function browserOf(flavour) {
  const launcher = chromeLauncher({
    launchOptions: { executablePath, args },
    async createPage({ context }) {
      const page = await context.newPage()
      await page.setUserAgent({ userAgent: `${await context.browser().userAgent()} prostuti/${flavour}` })
      return page
    },
  })
  launcher.name = `Chromium, drawn by ${flavour}`
  return launcher
}

function sourcesOf(flavour) {
  let vite
  return {
    name: `prostuti:${flavour}`,
    async serverStart() {
      vite = await serveSources(import.meta.dirname, flavour)
    },
    async serverStop() {
      await vite?.close()
      if (vite) rmSync(vite.config.cacheDir, { recursive: true, force: true })
    },
    middleware: async (context, next) => {
      if (!context.get('user-agent').endsWith(`prostuti/${flavour}`) || isRunners(context.path)) return next()
      context.respond = false
      context.status = 200
      vite.middlewares(context.req, context.res, () => {
        context.res.statusCode = 404
        context.res.end()
      })
    },
  }
}

/** The page that starts a test, and what the runner itself loads into it. */
const isRunners = path => path === '/' || path.startsWith('/__w')

const sources = flavours.map(sourcesOf)

export default {
  files: process.env.ELEMENT_TESTS ?? 'src/**/*.element.test.{ts,tsx}',
  browsers: flavours.filter(flavour => !process.env.FLAVOUR || process.env.FLAVOUR === flavour).map(browserOf),
  concurrentBrowsers: 2,
  // One page at a time in each: a hidden one draws no frames.
  concurrency: 1,
  plugins: sources.map(({ name, serverStart, serverStop }) => ({ name, serverStart, serverStop })),
  middleware: sources.map(source => source.middleware),
  testFramework: { config: { timeout: 10_000 } },
  testsFinishTimeout: 120_000,
}
