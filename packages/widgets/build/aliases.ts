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
