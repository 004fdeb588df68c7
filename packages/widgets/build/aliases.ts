import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const preact: Record<string, string> = {
  react: here('slim/react.ts'),
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}

/** React by name, Preact by weight. Anchored: `react-is-something` is none of our business. */
export const preactForReact: Alias[] = Object.entries(preact).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))

const slim = (name: string): Alias => ({
  find: new RegExp(`^${name}$`),
  replacement: here(`slim/${name}.ts`),
})

/** ofetch's two helpers, cut to what it asks of them when the SDK drives it: an exam page counts its bytes. */
export const slimHelpers: Alias[] = [slim('ufo'), slim('destr')]
