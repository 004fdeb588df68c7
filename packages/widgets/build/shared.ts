import type { InlineConfig } from 'vite'
import { messages } from './messages.ts'

/** The oldest browsers that sit exams with us. */
export const target = ['chrome105', 'safari16.4']

/** What all our builds have in common. */
export const shared = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [messages()],
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic' } },
})
