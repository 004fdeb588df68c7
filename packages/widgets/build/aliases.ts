import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const preact: Record<string, string> = {
  react: here('slim/react.ts'),
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': here('slim/jsx-runtime.ts'),
  'react/jsx-dev-runtime': here('slim/jsx-runtime.ts'),
  '@r2wc/core': here('slim/r2wc.ts'),
}

/** React by name, Preact by weight. Anchored: `react-is-something` is none of our business. */
export const preactForReact: Alias[] = Object.entries(preact).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))

/** ofetch, cut to what the SDK asks of it: an exam page counts its bytes. */
export const slimFetch: Alias[] = [{ find: /^ofetch$/, replacement: here('slim/ofetch.ts') }]
