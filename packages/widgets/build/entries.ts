import { join } from 'node:path'
import type { Plugin } from 'vite'
import { elements, type ListedElement, wordsOf } from './elements.ts'

const src = join(import.meta.dirname, '../src')

const prefix = 'virtual:entries/'

/** The name of the module that registers an element in the embed. */
export const embedEntry = (tag: string): string => `${prefix}embed/${tag}`

/** The names of an element's modules for React hosts: its component, and what registers it; `react` is all components. */
const reactEntry = `${prefix}react`
const componentEntry = ({ kebab }: ListedElement): string => `${prefix}react/${kebab}`
const elementEntry = ({ kebab }: ListedElement): string => `${prefix}elements/${kebab}`
const flavourEntry = ({ kebab }: ListedElement): string => `${prefix}flavours/${kebab}`

/** The chunks of `dist/react` by name: all of them, and one of each component and of each element. */
export const reactEntries = (): Record<string, string> => ({
  react: reactEntry,
  ...Object.fromEntries(elements.map(element => [`react/${element.kebab}`, componentEntry(element)])),
  ...Object.fromEntries(elements.map(element => [`elements/${element.kebab}`, elementEntry(element)])),
})

/** Entries made from the list of elements: some for each, and one of all React components. */
export function entries(): Plugin {
  const modules = new Map([
    ...elements.flatMap(element => [
      [embedEntry(element.tag), embedModule(element)] as const,
      [flavourEntry(element), flavourModule(element)] as const,
      [componentEntry(element), componentModule(element)] as const,
      [elementEntry(element), elementModule(element)] as const,
    ]),
    [reactEntry, reactModule()] as const,
    [`${prefix}flavours`, flavoursModule()] as const,
  ])
  return {
    name: 'prostuti:entries',
    resolveId: id => (modules.has(id) ? `\0${id}` : undefined),
    load: id => modules.get(id.slice(1)),
  }
}

function embedModule(element: ListedElement): string {
  const late = Object.entries(element.entry.lateWords ?? {}).map(
    ([part, words]) => `${part}: ${chunks(words.join('+'))}`,
  )
  // What has a first paint is the player: nothing else has receipts.
  const receipts = element.firstPaint
    ? `import { hearReceipts } from '${src}/entries/embed/hear-receipts.ts'\nhearReceipts()\n`
    : ''
  return `${receipts}import { ${element.name} } from '${src}/${element.folder}/index.ts'
import { register } from '${src}/entries/embed/register.ts'
register(${element.name}, ${chunks(wordsOf(element))}${late.length > 0 ? `, { ${late.join(', ')} }` : ''})
`
}

const chunks = (words: string): string =>
  `{ ${['bn', 'en'].map(language => `${language}: () => import('virtual:messages/${language}/${words}')`).join(', ')} }`

/** React hosts get an element's words at once, late ones too, in both languages: a server draws with them. */
function flavourModule(element: ListedElement): string {
  const words = [wordsOf(element), ...Object.values(element.entry.lateWords ?? {}).map(late => late.join('+'))]
  const imported = (language: string) =>
    words.map((each, index) => `import ${language}${index} from 'virtual:messages/${language}/${each}'`)
  const together = (language: string) => `{ ${words.map((_, index) => `...${language}${index}`).join(', ')} }`
  return `import { reactFlavour } from '${src}/entries/react-flavour.ts'
${[...imported('bn'), ...imported('en')].join('\n')}
export const flavour = /* @__PURE__ */ reactFlavour(${together('bn')}, ${together('en')})
`
}

function flavoursModule(): string {
  const imported = elements.map(element => `import { flavour as ${element.name} } from '${flavourEntry(element)}'`)
  const listed = elements.map(({ tag, name }) => `'${tag}': ${name}`)
  return `${imported.join('\n')}\nexport const flavours = { ${listed.join(', ')} }\n`
}

function componentModule(element: ListedElement): string {
  return `import { reactComponent } from '${src}/foundation/element/react-component.tsx'
import { ${element.name} } from '${src}/${element.folder}/index.ts'
import { flavour } from '${flavourEntry(element)}'
export const ${element.component} = /* @__PURE__ */ reactComponent(${element.name}, flavour)
`
}

function elementModule(element: ListedElement): string {
  return `import { registerFromReact } from '${src}/entries/register-from-react.ts'
import { ${element.name} } from '${src}/${element.folder}/index.ts'
import { flavour } from '${flavourEntry(element)}'
registerFromReact(${element.name}, flavour)
`
}

function reactModule(): string {
  return elements.map(element => `export { ${element.component} } from '${componentEntry(element)}'`).join('\n')
}
