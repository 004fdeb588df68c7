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

const longest = 40

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
    browser: (browser.name ?? '').slice(0, longest),
    system: (os.name ?? '').slice(0, longest),
  }
}

/** The same in a line, as `Chrome, Android`; empty where nothing is known. */
export const deviceLine = ({ browser, system }: Pick<DeviceName, 'browser' | 'system'>): string =>
  [browser, system].filter(Boolean).join(', ')
