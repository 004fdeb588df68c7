import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elements, wordsOf } from '../../../build/elements.ts'
import { wordsOf as messagesIn, readMessages } from '../../../build/messages.ts'

const src = join(import.meta.dirname, '../..')

/** An entry and all of our own modules that it may load; through an index only those whose names are imported. */
function modulesOf(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met
  met.add(file)
  for (const [, names, path] of read(file).matchAll(/(?:\{([^{}]*)\} from|from|import)\s*\(?'(\.[^']+\.tsx?)'/g))
    for (const target of targetsOf(resolve(dirname(file), path!), names)) modulesOf(target, met)
  return met
}

/** The modules behind the names imported from an index; any other module stands for itself. */
function targetsOf(file: string, names: string | undefined): string[] {
  const exported = [...read(file).matchAll(/^export (?:\{([^}]*)\}|\*) from '(\.[^']+\.tsx?)'/gm)]
  if (!names || !file.endsWith('/index.ts') || exported.length === 0) return [file]
  const wanted = new Set(names.split(',').map(nameOf))
  const targets = exported.filter(([, list]) => !list || list.split(',').some(name => wanted.has(nameOf(name))))
  const own = read(file).includes('defineWidget(') ? [file] : []
  return [...own, ...targets.map(([, , path]) => resolve(dirname(file), path!))]
}

const nameOf = (specifier: string): string =>
  specifier
    .replace(/^\s*type /, '')
    .trim()
    .split(' as ')
    .at(-1)!
    .trim()

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** Without the ending that a plural takes. */
const spoken = (key: string) => key.replace(/_(one|other)$/, '')
const known = new Set(Object.keys(readMessages('bn')).map(spoken))

function wordsSaidBy(file: string): string[] {
  const code = read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const literals = [...code.matchAll(/'([\w.]+)'/g)].map(([, text]) => text!)
  return literals.filter(text => text.includes('.') && known.has(text))
}

describe('an element on somebody else’s page', () => {
  it.each(elements)('has every sentence that it may say with it ($tag)', element => {
    const chunks = [wordsOf(element), ...Object.values(element.entry.lateWords ?? {}).map(words => words.join('+'))]
    const brought = new Set(chunks.flatMap(words => Object.keys(messagesIn('bn', words)).map(spoken)))
    const said = [...modulesOf(join(src, element.folder, 'index.ts'))].flatMap(wordsSaidBy)
    expect(said.length).toBeGreaterThan(0)
    expect([...new Set(said)].filter(key => !brought.has(key))).toEqual([])
  })
})
