import { readText } from './repository.ts'

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
  modules: { path: string; declarations?: Declaration[] }[]
}

/** The elements of `custom-elements.json`, which the widgets' build has made, by name without `prostuti-`. */
export function readElements() {
  const manifest: Manifest = JSON.parse(readText('packages/widgets/dist/custom-elements.json'))
  return manifest.modules.flatMap(({ path, declarations = [] }) =>
    declarations.flatMap(declaration => {
      const { tagName: tag } = declaration
      if (!tag) return []
      const { attributes = [], events = [], slots = [], cssParts = [], cssProperties = [] } = declaration
      const description = declaration.description ?? describedIn(path)
      const folder = path.replace(/^src\/|\/[^/]+$/g, '')
      return [
        {
          ...{ id: tag.replace(/^prostuti-/, ''), tag, folder, description },
          ...{ attributes, events, slots, parts: cssParts, properties: cssProperties },
        },
      ]
    }),
  )
}

/** What the comment of the element's own module says before its tags. */
function describedIn(path: string): string {
  const [, comment = ''] =
    /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\nexport const/.exec(readText(`packages/widgets/${path}`)) ?? []
  const lines = comment.split('\n').map(line => line.replace(/^\s*\*\s?/, ''))
  const tags = lines.findIndex(line => line.startsWith('@'))
  return lines
    .slice(0, tags < 0 ? undefined : tags)
    .join(' ')
    .trim()
}
