import { globSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Loader } from 'astro/loaders'
import { colourCode } from './colour-code.ts'
import { readText, root } from './repository.ts'

const places = ['site/src/content/docs/snippets/*', 'examples/10-partner-server/*.js']

/** Every piece of code that the docs show, by its file's name: as text, and drawn with its colours. */
export const readSnippets: Loader = {
  name: 'snippets',
  async load(context) {
    const { store, parseData } = context
    store.clear()
    for (const file of globSync(places, { cwd: root })) {
      const text = readText(file).trimEnd()
      const html = await colourCode(context, text, extname(file).slice(1))
      const id = basename(file)
      store.set({ id, data: await parseData({ id, data: { text, html } }) })
    }
  },
}
