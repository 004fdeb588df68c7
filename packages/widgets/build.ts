import { buildCustomElements } from './build/custom-elements.ts'
import { buildEmbed, type EmbedManifest } from './build/embed.ts'
import { buildReact, buildServer } from './build/libraries.ts'
import { buildTypes } from './build/types.ts'

const root = import.meta.dirname

function report({ files, loader, elements }: EmbedManifest): void {
  const weigh = (names: string[]) => names.reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0)
  const line = (name: string, names: string[]) => console.info(`${name}: ${(weigh(names) / 1024).toFixed(2)} KiB`)
  line('brotli, loader', [loader])
  for (const [tag, { code, bn }] of Object.entries(elements))
    line(`brotli, a page with <${tag}> in Bangla`, [loader, ...code, ...bn])
}

report(await buildEmbed(root))
await buildReact(root)
await buildServer(root)
buildCustomElements(root)
buildTypes(root)
