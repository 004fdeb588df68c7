import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { elements } from './elements.ts'

interface Described {
  name: string
  description: string
}

/**
 * Makes `dist/custom-elements.json` (schema 1.0.0), which editors and documentation read: tags and attributes as
 * `defineWidget` has them, slots and CSS properties from its comment, events from the widget's `…Events`.
 */
export function buildCustomElements(root: string): void {
  const all = globSync('src/**/*.props.ts', { cwd: root }).map(file => readFileSync(join(root, file), 'utf8'))
  const modules = elements.map(({ folder }) => {
    const file = `src/${folder}/index.ts`
    return moduleOf(file, readFileSync(join(root, file), 'utf8'), all.join('\n'))
  })
  const manifest = { schemaVersion: '1.0.0', modules }
  writeFileSync(join(root, 'dist/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function moduleOf(file: string, text: string, all: string): object {
  const [, tag = ''] = text.match(/tag: '([\w-]+)'/) ?? []
  const [, attributes = ''] = text.match(/attributes: \{([^}]*)\}/) ?? []
  const [, events = ''] = text.match(/\{\} as (\w+)/) ?? []
  const declaration = {
    kind: 'class',
    customElement: true,
    name: file.match(/([\w-]+)\/[\w-]+\.tsx?$/)?.[1],
    tagName: tag,
    attributes: [...attributesOf(attributes, text), ...common],
    slots: tagged(text, 'slot'),
    cssProperties: tagged(text, 'cssproperty'),
    events: eventsOf(events, all),
  }
  return { kind: 'javascript-module', path: file, declarations: [declaration] }
}

const common = [
  { name: 'base', type: { text: 'string' }, description: 'Address of the API, ending in /api/.' },
  { name: 'lang', type: { text: "'bn' | 'en'" }, description: 'Default: the language of the page around the element.' },
  {
    name: 'theme',
    type: { text: "'light' | 'dark' | 'auto'" },
    description: 'auto follows the color-scheme of the page.',
  },
]

function attributesOf(list: string, text: string): object[] {
  const described = new Map(tagged(text, 'attribute').map(({ name, description }) => [name, description]))
  return [...list.matchAll(/'?([\w-]+)'?: '(\w+)'/g)].map(([, name = '', type]) => ({
    name,
    type: { text: type },
    description: described.get(name),
  }))
}

/** `@slot received - What comes after the receipt.` */
function tagged(text: string, tag: string): Described[] {
  const found = [...text.matchAll(new RegExp(`@${tag} (\\S+) - (.+)`, 'g'))]
  return found.map(([, name = '', description = '']) => ({ name, description }))
}

/** The members of `interface …Events`, each with the comment before it. */
function eventsOf(name: string, all: string): object[] {
  const [, body = ''] = all.match(new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`)) ?? []
  const members = [...body.matchAll(/(?:\/\*\* (.+) \*\/\s+)?^ {2}'?([\w-]+)'?: (.+)$/gm)]
  return members.map(([, description, event, detail]) => ({
    name: `prostuti-${event}`,
    type: { text: `CustomEvent<${detail}>` },
    description,
  }))
}
