import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const packages = ['chromium', 'fonts-noto-core'] // the font draws Bangla
const byHand =
  'install Chromium or Google Chrome (Debian: `sudo apt-get install chromium fonts-noto-core`; ' +
  'elsewhere: https://www.google.com/chrome), or name one in CHROME_PATH, then run this again.'

const isRoot = () => process.getuid?.() === 0

/** Whether a browser starts at all: Ubuntu's `chromium-browser`, for one, may be a stub that only names a snap. */
async function runs(path: string): Promise<boolean> {
  return run(path, ['--version'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  )
}

/** Where this machine may have a Chromium, most likely first; only paths that exist. */
export function chromiumPlaces(searchPath: string = process.env.PATH ?? ''): string[] {
  const inPath = searchPath.split(delimiter).flatMap(folder => commands.map(command => join(folder, command)))
  return [...inPath, ...places].filter(path => existsSync(path))
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of chromiumPlaces()) if (await runs(path)) return path
  return undefined
}

/** What runs a command as root here: nothing at all, sudo without a password, or `undefined` where neither is to be had. */
function asRoot(): string[] | undefined {
  if (isRoot()) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

async function aptGet(prefix: string[], ...args: string[]): Promise<void> {
  const [command = '', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', ...args]
  await run(command, rest, { maxBuffer: 64 * 1024 * 1024 })
}

async function installByApt(say: (line: string) => void): Promise<void> {
  const prefix = existsSync('/usr/bin/apt-get') ? asRoot() : undefined
  if (!prefix) throw new Error(`No Chromium was found here, and none can be installed without you: ${byHand}`)
  const started = performance.now()
  say('… installing Chromium and a Bangla font (about half a minute)')
  try {
    await aptGet(prefix, 'update')
    await aptGet(prefix, 'install', '--no-install-recommends', ...packages)
  } catch (cause) {
    throw new Error(`Installing Chromium by apt-get failed: ${byHand}\n${(cause as { stderr?: string }).stderr}`, {
      cause,
    })
  }
  say(`✓ installing Chromium and a Bangla font  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * The path of a Chromium that runs: `CHROME_PATH`, else the system's, else one that is installed by apt-get where we may.
 *
 * @param options.say hears progress, a line at a time
 * @throws Error whose message says plainly what to install and how
 * @example const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
 */
export async function findChromium({ say = console.info }: { say?: (line: string) => void } = {}): Promise<string> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (await runs(named)) return named
    throw new Error(`CHROME_PATH names ${named}, which does not run: name a Chromium there, or unset it.`)
  }
  const found = await findInstalled()
  if (found) return found
  await installByApt(say)
  const installed = await findInstalled()
  if (!installed) throw new Error(`What apt-get calls chromium does not run here: ${byHand}`)
  return installed
}

/** The flags of a quiet headless Chromium that calls nobody; without its sandbox only where that cannot run, as root. */
export function chromiumArgs({ root = isRoot() }: { root?: boolean } = {}): string[] {
  return [
    ...(root ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}
