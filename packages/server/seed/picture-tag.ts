import { readFile } from 'node:fs/promises'
import { inLanguage, type SeedQuestion } from './questions/index.ts'
import { inBanglaDigits } from './questions/seed-question.ts'

/**
 * An `<img>` with the picture itself in its address: it needs no request of its own and is there offline. Its figures are
 * written in the digits of the language.
 */
export async function pictureTag(
  { file, alt }: NonNullable<SeedQuestion['picture']>,
  language: 'bn' | 'en',
): Promise<string> {
  const drawn = await readFile(new URL(`./pictures/${file}`, import.meta.url), 'utf8')
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawn) ?? []
  const svg = language === 'bn' ? withBanglaDigits(drawn) : drawn
  const words = inLanguage(alt, language).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const source = `data:image/svg+xml;base64,${Buffer.from(svg.replaceAll(/>\s+</g, '><')).toString('base64')}`
  return `<img src="${source}" width="${width}" height="${height}" alt="${words}">`
}

/** Of what is read alone: attributes are measures. */
function withBanglaDigits(svg: string): string {
  return svg.replaceAll(/(<text\b[^>]*>)([^<]*)/g, (_, tag: string, words: string) => tag + inBanglaDigits(words))
}
