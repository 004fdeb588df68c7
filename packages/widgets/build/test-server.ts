import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { preactForReact } from './aliases.ts'
import { messages } from './messages.ts'

/** Which library draws the widgets. */
export type FlavourName = 'preact' | 'react'

/** A Vite in middleware mode that serves this package's sources to a browser, drawn by Preact or by React. */
export function serveSources(root: string, flavour: FlavourName, plugins: Plugin[] = []): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    cacheDir: join(tmpdir(), `prostuti-widgets-${flavour}-${process.pid}`),
    plugins: [messages(), ...plugins],
    mode: flavour,
    resolve: { alias: flavour === 'preact' ? preactForReact : [] },
    oxc: { jsx: { runtime: 'automatic' } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { strict: false } },
    optimizeDeps: {
      include: [
        'axe-core',
        'preact',
        'preact/hooks',
        'preact/compat',
        'preact/compat/client',
        'preact/jsx-runtime',
        'preact-render-to-string',
        '@r2wc/core',
        '@nanostores/react',
        'nanostores',
        ...(flavour === 'react'
          ? [
              '@r2wc/react-to-web-component',
              'react',
              'react-dom',
              'react-dom/client',
              'react-dom/server.browser',
              'react/jsx-runtime',
              'react/jsx-dev-runtime',
            ]
          : []),
      ],
      noDiscovery: true,
    },
  })
}
