import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { installByApt, isRoot } from './apt.ts'

const run = promisify(execFile)

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPaths = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const packages = ['chromium', 'fonts-noto-core'] // the font draws Bangla
/** Chromium without windows: it draws the same pages with a quarter less of the processor. */
const headlessShell = 'chromium-headless-shell'
const byHand =
  'install Chromium or Google Chrome (Debian: `sudo apt-get install chromium fonts-noto-core`; ' +
  'elsewhere: https://www.google.com/chrome), or name one in CHROME_PATH, then run this again.'

/** Whether a browser starts at all: Ubuntu's `chromium-browser`, for one, may be a stub that only names a snap. */
async function runs(path: string): Promise<boolean> {
  return run(path, ['--version'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  )
}

/** Where this machine may have a Chromium, most likely first; only paths that exist. */
export function chromiumPaths(searchPath: string = process.env.PATH ?? ''): string[] {
  const inPath = searchPath.split(delimiter).flatMap(folder => commands.map(command => join(folder, command)))
  return [...inPath, ...usualPaths].filter(path => existsSync(path))
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of chromiumPaths()) if (await runs(path)) return path
  return undefined
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
  await installByApt({ name: 'Chromium and a Bangla font', packages, optional: [headlessShell], byHand, say })
  const installed = await findInstalled()
  if (!installed) throw new Error(`What apt-get calls chromium does not run here: ${byHand}`)
  return installed
}

/** The path of a Chromium that has no windows, where one is installed; else of the one that `findChromium` finds. */
export async function findHeadlessChromium(): Promise<string> {
  const path = join('/usr/bin', headlessShell)
  return existsSync(path) && (await runs(path)) ? path : findChromium()
}

/**
 * Playwright's own list (its `chromiumSwitches`): Chromium takes the last `--disable-features` only, so it is said again.
 * `browser.test.ts` compares them.
 */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** Pages of the address bar, which each new window loads in a process of its own: two fifths of a window's processor time. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

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
    `--disable-features=${[...disabledByPlaywright, ...addressBarPages]}`,
  ]
}
