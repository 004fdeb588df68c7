/** What a device says of itself; empty where it does not. */
export interface DeviceName {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown'
  /** As `Chrome`. */
  readonly browser: string
  /** As `Android`. */
  readonly system: string
}

/** In this order: most name others that they are not. */
const browsers: readonly (readonly [name: string, is: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Facebook', /\bFBA[NV]\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [name: string, is: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\biP(?:hone|od)\b/],
  ['iPadOS', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Longer than any browser's: what follows is not read. */
const longest = 500

/** Reads a `User-Agent`. Nothing of what it says is repeated, for anybody can send anything. */
export function deviceName(userAgent: string | undefined): DeviceName {
  const said = (userAgent ?? '').slice(0, longest)
  const nameIn = (names: typeof browsers) => names.find(([, is]) => is.test(said))?.[0] ?? ''
  const system = nameIn(systems)
  return { kind: kindOf(said, system), browser: nameIn(browsers), system }
}

function kindOf(said: string, system: string): DeviceName['kind'] {
  if (system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(said))) return 'tablet'
  if (system === 'Android' || system === 'iOS') return 'phone'
  return system === '' ? 'unknown' : 'computer'
}

/** @example deviceLine('Mozilla/5.0 (Linux; Android 14) … Chrome/140.0 Mobile …') // → 'Chrome, Android'; empty where it says neither */
export function deviceLine(userAgent: string | undefined): string {
  const { browser, system } = deviceName(userAgent)
  return [browser, system].filter(part => part !== '').join(', ')
}
