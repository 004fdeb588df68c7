import type { Alias } from 'vite'
import { sourceFile } from './source-file.ts'

const preact: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
}

const aliased = (names: Record<string, string>): Alias[] =>
  Object.entries(names).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))

/** Preact in the place of React (decision 0023). The patterns are anchored: `react-is-something` stays as it is. */
export const preactForReact: Alias[] = aliased(preact)

/** The same without `preact/compat`, a twentieth of a small element. */
export const slimPreactForReact: Alias[] = aliased({
  react: sourceFile('widgets/src/foundation/element/slim-react.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
})
