import { globSync } from 'node:fs'
import { join } from 'node:path'
import { readElementWords } from './element-words.ts'
import { readText, root } from './repository.ts'

interface Declaration {
  tagName?: string
  description?: string
  attributes?: Described[]
  events?: Described[]
  slots?: Described[]
  cssParts?: Described[]
  cssProperties?: Described[]
}

interface Described {
  name: string
  description?: string
  type?: { text: string }
  default?: string
}

interface Manifest {
  modules: { declarations?: Declaration[] }[]
}

/** The elements of `custom-elements.json`, which the widgets' build has made, by name without `prostuti-`; described in both languages. */
export function readElements() {
  const words = readElementWords()
  const told = (all: readonly Described[]) =>
    all.map(({ description, ...each }) => ({ ...each, ...(description && { description: words.of(description) }) }))
  const manifest: Manifest = JSON.parse(readText('packages/widgets/dist/custom-elements.json'))
  const elements = manifest.modules.flatMap(({ declarations = [] }) =>
    declarations.flatMap(declaration => {
      const { tagName: tag } = declaration
      if (!tag) return []
      const { attributes = [], events = [], slots = [], cssParts = [], cssProperties = [] } = declaration
      const id = tag.replace(/^prostuti-/, '')
      const folder = folderOf(id)
      const description = declaration.description ?? describedIn(folder)
      return [
        {
          ...{ id, tag, folder, description: words.of(description) },
          ...{ attributes: told(attributes), events: told(events), slots: told(slots) },
          ...{ parts: told(cssParts), properties: told(cssProperties) },
        },
      ]
    }),
  )
  words.check()
  return elements
}

/** Below the widgets' `src`: `exams/exam-player`. */
function folderOf(id: string): string {
  const [found] = globSync(`*/${id}/index.ts`, { cwd: join(root, 'packages/widgets/src') })
  if (!found) throw new Error(`no folder of the widgets is named ${id}`)
  return found.replace(/\/index\.ts$/, '')
}

/** What the comment of the element's own module says before its tags. */
function describedIn(folder: string): string {
  const text = readText(`packages/widgets/src/${folder}/index.ts`)
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\nexport const/.exec(text) ?? []
  const lines = comment.split('\n').map(line => line.replace(/^\s*\*\s?/, ''))
  const tags = lines.findIndex(line => line.startsWith('@'))
  return lines
    .slice(0, tags < 0 ? undefined : tags)
    .join(' ')
    .trim()
}
