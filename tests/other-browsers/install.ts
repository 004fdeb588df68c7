import { globSync } from 'node:fs'
import { delimiter } from 'node:path'
import { installByApt } from '../support/apt.ts'

/** The programs of the main journey's other browsers. */
export interface OtherBrowsers {
  /** The path of Firefox. */
  readonly firefox: string
  /** The path of WebKitGTK's MiniBrowser. */
  readonly miniBrowser: string
}

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
const byHand =
  'run this on Debian, or on a system like it with these packages (Debian: ' +
  `\`sudo apt-get install ${packages.join(' ')}\`).`

const folders = (process.env.PATH ?? '').split(delimiter)
const inPath = (name: string): string | undefined =>
  folders.flatMap(folder => globSync(`${folder}/${name}`)).find(Boolean)

/** The installed programs, or the names of those that are missing. */
function findOtherBrowsers(): OtherBrowsers | string[] {
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const found = {
    'firefox-esr': inPath('firefox-esr'),
    MiniBrowser: miniBrowser,
    WebKitWebDriver: inPath('WebKitWebDriver'),
    Xvfb: inPath('Xvfb'),
  }
  if (found['firefox-esr'] && miniBrowser && found.WebKitWebDriver && found.Xvfb)
    return { firefox: found['firefox-esr'], miniBrowser }
  return Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]))
}

/**
 * Firefox and WebKit as Debian has them; installed by apt-get where one of them is missing and we may.
 *
 * @throws Error whose message says what is missing and how to install it
 */
export async function installOtherBrowsers({ say = console.info } = {}): Promise<OtherBrowsers> {
  const before = findOtherBrowsers()
  if (!Array.isArray(before)) return before
  await installByApt({ name: 'Firefox and WebKit', packages, byHand, say })
  const after = findOtherBrowsers()
  if (Array.isArray(after)) throw new Error(`${after.join(', ')} is missing after apt-get installed it: ${byHand}`)
  return after
}
