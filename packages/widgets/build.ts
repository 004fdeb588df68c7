import { buildEmbed } from './build/embed.ts'

const root = import.meta.dirname
const manifest = await buildEmbed(root)
const weigh = (files: string[]) => files.reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0)
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

console.info(`prostuti.js: ${kib(weigh([manifest.loader]))} brotli`)
for (const [tag, files] of Object.entries(manifest.elements))
  console.info(`<${tag}>: ${kib(weigh([manifest.loader, ...files.code, ...files.bn]))} brotli with loader and Bangla`)
