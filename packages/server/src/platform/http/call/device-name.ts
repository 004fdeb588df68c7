import Bowser from 'bowser'

/** What a device says of itself. */
export interface DeviceName {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'app' | 'unknown'
  /** As `Chrome`; empty where it did not say it. */
  readonly browser: string
  /** As `Android`; empty where it did not say it. */
  readonly system: string
}

const kinds: Readonly<Record<string, DeviceName['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
}

/** Of a native wrapper: Android's WebView, and what our app adds to its name. */
const ofApp = /; wv\)|Prostuti\/\d/i

// A name that Bowser does not know it takes from the header, and anybody can send any.
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))
const known = (names: ReadonlySet<string>, name = ''): string => (names.has(name) ? name : '')

/**
 * Reads the header `User-Agent`.
 *
 * @example deviceName('Mozilla/5.0 (Linux; Android 14; …) … Chrome/130.0 Mobile Safari/537.36')
 * // { kind: 'phone', browser: 'Chrome', system: 'Android' }
 */
export function deviceName(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { kind: 'unknown', browser: '', system: '' }
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500))
  return {
    kind: ofApp.test(userAgent) ? 'app' : (kinds[platform.type ?? ''] ?? 'unknown'),
    browser: known(browsers, browser.name),
    system: known(systems, os.name),
  }
}

/** The same in a line, as `Chrome, Android`; empty where nothing is known. */
export const deviceLine = ({ browser, system }: Pick<DeviceName, 'browser' | 'system'>): string =>
  [browser, system].filter(Boolean).join(', ')
