import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../src/foundation/element/attributes.ts'
import type { ElementEntry } from '../src/foundation/element/element-entry.ts'

/** An element of the list, by all its names. */
export interface ListedElement {
  /** The name of its widget: `examJoin`. */
  name: string
  /** The name of its React component: `ExamJoin`. */
  component: string
  tag: `prostuti-${string}`
  /** Its tag without `prostuti-`: `exam-join`. */
  kebab: string
  /** Below `src`: `exams/exam-join`. */
  folder: string
  /** Attributes without which it draws nothing. */
  requires: readonly string[]
  /** The module that draws it before it has come, where there is one. */
  firstPaint?: string
  entry: ElementEntry
}

const src = join(import.meta.dirname, '../src')

/** THE list of elements, in its order. The builds make everything else that names elements from it. */
export const elements: readonly ListedElement[] = await Promise.all(
  [...read('entries/widgets.ts').matchAll(/^export \{ (\w+) \} from '\.\.\/([\w/-]+)\/index\.ts'$/gm)].map(
    ([, name, folder]) => listed(name!, folder!),
  ),
)

async function listed(name: string, folder: string): Promise<ListedElement> {
  const kebab = folder.split('/').at(-1)!
  const tag: ListedElement['tag'] = `prostuti-${kebab}`
  if (name !== camelCase(kebab))
    throw new Error(`the widget of ${folder} is to be named ${camelCase(kebab)}, not ${name}`)
  const text = read(`${folder}/index.ts`)
  if (!text.includes(`tag: '${tag}'`)) throw new Error(`the tag of ${folder} is to be ${tag}`)
  const firstPaint = `entries/embed/${kebab}-first-paint.ts`
  const { entry } = (await import(join(src, folder, `${kebab}.entry.ts`))) as { entry: ElementEntry }
  return {
    name,
    component: name.charAt(0).toUpperCase() + name.slice(1),
    tag,
    kebab,
    folder,
    requires: [...(text.match(/requires: \[(.*)\]/)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, each]) => each!),
    ...(existsSync(join(src, firstPaint)) && { firstPaint }),
    entry,
  }
}

function read(file: string): string {
  return readFileSync(join(src, file), 'utf8')
}

/** The words that come with an element, as messages' chunks are named: `ranks+opening+ui`. */
export function wordsOf({ folder, entry }: ListedElement): string {
  if (entry.words) return entry.words.join('+')
  const owner = elements.find(other => other.folder.endsWith(`/${entry.wordsOf}`))
  if (!owner) throw new Error(`${folder} has no words`)
  return wordsOf(owner)
}
