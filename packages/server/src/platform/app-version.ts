import { readFileSync } from 'node:fs'

const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** The version of all our packages, which are released together: what the menu shows and `core.getConfig` says. */
export const appVersion = (manifest as { readonly version: string }).version
