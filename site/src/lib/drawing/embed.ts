import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@prostuti/contract'
import type { ElementTag as WidgetTag } from '@prostuti/widgets/elements'

/** Where the widgets' build is in this workspace. */
export const widgetsFolder = join(
  dirname(createRequire(import.meta.url).resolve('@prostuti/widgets/package.json')),
  'dist',
)

/** Where the process serves `dist/embed`, to us as to partners. */
const address = '/embed/v1/'

/** What the widgets' build says of an element: paths within `dist/embed`; the chunk that registers it is the last of `code`. */
interface ElementFiles {
  readonly code: readonly string[]
  readonly bn: readonly string[]
  readonly en: readonly string[]
  readonly all: readonly string[]
}

export type ElementTag = WidgetTag | 'prostuti-shell'

const manifest: { elements: Record<string, ElementFiles> } = JSON.parse(
  readFileSync(join(widgetsFolder, 'embed/manifest.json'), 'utf8'),
)

/**
 * The files that bring an element to life: `script` registers it, `preloads` are all that it will ask for in this
 * language, itself included. The very chunks that a partner's page loads, cached for a year.
 */
export function elementFiles(tag: ElementTag, language: Language): { script: string; preloads: string[] } {
  const files = manifest.elements[tag]
  const script = files?.code.at(-1)
  if (!files || !script) throw new Error(`the widgets' build knows no <${tag}>: build packages/widgets again`)
  return { script: address + script, preloads: [...files.code, ...files[language]].map(file => address + file) }
}

/** All that an element may ever ask for in this language. */
export function filesToKeep(tag: ElementTag, language: Language): string[] {
  const ofLanguage = (file: string) => !file.startsWith('m/') || file.startsWith(`m/${language}-`)
  return manifest.elements[tag]!.all.filter(ofLanguage).map(file => address + file)
}
