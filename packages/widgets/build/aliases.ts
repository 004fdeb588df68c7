import type { Alias } from 'vite'

const preact: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
}

/** Preact in the place of React (decision 0023). The patterns are anchored: `react-is-something` stays as it is. */
export const preactForReact: Alias[] = Object.entries(preact).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))
