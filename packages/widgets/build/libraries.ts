import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { preactForReact } from './aliases.ts'
import { keepElementBudget } from './element-budget.ts'
import { entries, reactEntries } from './entries.ts'
import { shared, target } from './shared.ts'

/** What a React host brings itself. */
const reactOfTheHost = [/^react(-dom)?($|\/)/]

/** A framework that draws on servers is to run these in the browser as well. */
const forBrowsersToo = "'use client'"

/**
 * Makes `dist/react`: components and elements for pages that have React, all together and each by itself, as ES modules that
 * share their chunks.
 */
export async function buildReact(root: string): Promise<void> {
  const entry = (name: string) => join(root, `src/entries/${name}.ts`)
  const built = await build({
    ...shared(root),
    plugins: [...shared(root).plugins!, entries()],
    // The host's own bundler decides about development and production.
    define: {},
    build: {
      outDir: join(root, 'dist/react'),
      emptyOutDir: true,
      target,
      lib: { entry: '', formats: ['es'] },
      rolldownOptions: {
        input: {
          ...reactEntries(),
          ...Object.fromEntries(['elements', 'define', 'embed'].map(name => [name, entry(name)])),
        },
        external: reactOfTheHost,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          banner: ({ name }) => (name.startsWith('react') ? forBrowsersToo : ''),
        },
      },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  keepElementBudget(output.filter(each => each.type === 'chunk'))
}

/** Makes `dist/server.js` for Node: draws what Preact takes over in the browser. */
export async function buildServer(root: string): Promise<void> {
  await build({
    ...shared(root),
    resolve: { alias: preactForReact },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/entries/server.ts'),
      outDir: join(root, 'dist/server'),
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
    },
  })
}
