import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

const compat: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}

/** React by name, Preact by weight. Anchored: `react-is-something` is none of our business. */
export const preactForReact: Alias[] = Object.entries(compat).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))

const slim = (name: string): Alias => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`slim/${name}.ts`, import.meta.url)),
})

/** ofetch's two helpers, cut to what it asks of them when the SDK drives it: an exam page counts its bytes. */
export const slimHelpers: Alias[] = [slim('ufo'), slim('destr')]
