import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { errorStatus, operations } from '@prostuti/contract'
import { root } from './packed.ts'
import { wordpressElements } from './wordpress-elements.ts'

/*
 * Writes what is made from the packages themselves: the lists in their READMEs, between `<!-- list: name -->` and `<!-- end -->`, the
 * SDK's table of calls, and the elements of the WordPress plugin. With `--check` it only says what is out of date. Needs the widgets' build.
 */

interface Declaration {
  tagName: string
  description?: string
  attributes: { name: string; type: { text: string } }[]
  events: { name: string }[]
  cssParts: { name: string }[]
}

const at = (path: string) => join(root, 'packages', path)
const json = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'))
const code = (names: readonly string[]) => names.map(name => `\`${name}\``).join(', ')
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

/** Entries that a partner needs a name of, with the values that each exports. */
async function sdkEntries(): Promise<string> {
  const { exports } = json('sdk/package.json') as { exports: Record<string, string | { default: string }> }
  const listed = Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target.default
    return path.startsWith('./testing/') || path.includes('*') || file.endsWith('.json') ? [] : [[path, file] as const]
  })
  const features = globSync('sdk/src/*/index.ts', { cwd: at('.') }).map(file => {
    const name = file.split('/').at(-2)!
    return [`./${name}`, `./src/${name}/index.ts`] as const
  })
  const all = [...listed, ...features]
  const rows = all
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(async ([path, file]) => {
      const module = (await import(pathToFileURL(at(`sdk/${file}`)).href)) as object
      return [`\`@prostuti/sdk${path.slice(1)}\``, code(Object.keys(module).sort())]
    })
  return table(
    ['entry', 'exports'],
    (await Promise.all(rows)).filter(([, names]) => names),
  )
}

const errors = () =>
  table(
    ['status', 'codes'],
    Object.entries(Object.groupBy(Object.entries(errorStatus), ([, status]) => String(status))).map(
      ([status, found]) => [status, code((found ?? []).map(([name]) => name))],
    ),
  )

function declarations(): Declaration[] {
  const { modules } = json('widgets/dist/custom-elements.json') as { modules: { declarations: Declaration[] }[] }
  return modules.flatMap(({ declarations }) => declarations)
}

function elements(): string {
  const rows = declarations().map(({ tagName, description = '', events, cssParts }) => {
    const kebab = tagName.replace('prostuti-', '')
    const component = kebab.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [
      `\`<${tagName}>\``,
      `\`${component}\``,
      firstSentence(description),
      code(events.map(({ name }) => name.replace('prostuti-', ''))),
      code(cssParts.map(({ name }) => name)),
    ]
  })
  return table(['element', 'component', 'what it is', 'events, after `prostuti-`', '`::part`'], rows)
}

const firstSentence = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<=\.) .*/, '')
    .replaceAll('|', '\\|')

function calls(): string {
  const byFeature = Object.groupBy(operations, ({ id }) => id.split('.')[0]!)
  const rows = Object.entries(byFeature).map(([feature, rows = []]) => [
    `\`${feature}\``,
    String(rows.length),
    String(rows.filter(({ who }) => who === 'moderator').length),
  ])
  return table(
    ['feature', 'calls', 'of them the staff’s'],
    rows.toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
  )
}

const lists = { 'sdk entries': sdkEntries, errors, elements, calls } as const

async function written(text: string): Promise<string> {
  let result = text
  for (const [name, make] of Object.entries(lists)) {
    const start = `<!-- list: ${name} -->`
    const [before, after] = result.split(start)
    if (after === undefined) continue
    result = `${before}${start}\n${await make()}\n<!-- end -->${after.slice(after.indexOf('<!-- end -->') + '<!-- end -->'.length)}`
  }
  return result
}

/** The rows of each feature, without validators. */
const tables = (): string =>
  [
    '/** The rows of each feature; made by `node tests/packages/made-files.ts`. */',
    ...globSync('contract/src/*/operations.ts', { cwd: at('.') })
      .map(file => file.split('/').at(-2)!)
      .sort()
      .map(feature => `export * as ${feature} from '@prostuti/contract/${feature}/operations'`),
    '',
  ].join('\n')

const makers: Readonly<Record<string, (text: string) => string | Promise<string>>> = {
  'packages/sdk/src/calls/tables.ts': tables,
  'packages/contract/README.md': written,
  'packages/sdk/README.md': written,
  'packages/widgets/README.md': written,
  'examples/08-wordpress/prostuti/elements.php': () => wordpressElements(declarations(), at('widgets/src')),
}

for (const [path, make] of Object.entries(makers)) {
  const file = join(root, path)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const wanted = await make(text)
  if (wanted === text) continue
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run \`node tests/packages/made-files.ts\``)
    process.exitCode = 1
  } else writeFileSync(file, wanted)
}
