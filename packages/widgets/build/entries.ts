import { join } from 'node:path'
import type { Plugin } from 'vite'
import { elements, type ListedElement, wordsOf } from './elements.ts'

const src = join(import.meta.dirname, '../src')

const prefix = 'virtual:entries/'

/** The name of the module that registers an element in the embed. */
export const embedEntry = (tag: string): string => `${prefix}embed/${tag}`

/** The name of the module that exports the React components. */
export const reactEntry = `${prefix}react`

/** Entries made from the list of elements: one for each in the embed, and one of all React components. */
export function entries(): Plugin {
  const modules = new Map([
    ...elements.map(element => [embedEntry(element.tag), embedModule(element)] as const),
    [reactEntry, reactModule()] as const,
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
  return `import { ${element.name} } from '${src}/${element.folder}/index.ts'
import { register } from '${src}/entries/embed/register.ts'
register(${element.name}, ${chunks(wordsOf(element))}${late.length > 0 ? `, { ${late.join(', ')} }` : ''})
`
}

const chunks = (words: string): string =>
  `{ ${['bn', 'en'].map(language => `${language}: () => import('virtual:messages/${language}/${words}')`).join(', ')} }`

const inReact = elements.filter(({ entry }) => entry.inReact !== false)

function reactModule(): string {
  return [
    `import { reactComponent } from '${src}/foundation/element/react-component.tsx'`,
    `import { reactFlavour } from '${src}/entries/react-flavour.ts'`,
    `import * as widgets from '${src}/entries/widgets.ts'`,
    ...inReact.map(
      ({ component, name }) =>
        `export const ${component} = /* @__PURE__ */ reactComponent(widgets.${name}, reactFlavour)`,
    ),
  ].join('\n')
}

/** What a compiler reads of the React components, as `dist/types/entries/react.d.ts`. */
export const reactTypes = `import type { ComponentOf } from './component-of.js'
import type * as widgets from './widgets.js'
/**
 * The widgets as React 19 components.
 *
 * @example
 * import { ExamPlayer } from '@prostuti/widgets/react'
 * <ExamPlayer examId="12" base="https://prostuti.example/api/" onSubmitted={receipt => save(receipt)} />
 */
${inReact.map(({ component, name }) => `export declare const ${component}: ComponentOf<typeof widgets.${name}>`).join('\n')}
export type { ReactProps } from '../foundation/element/react-component.js'
`
