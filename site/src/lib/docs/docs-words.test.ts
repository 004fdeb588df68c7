import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../build/docs/read-settings.ts'

const root = join(import.meta.dirname, '../../../..')
const content = join(root, 'site/src/content/docs')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesOf = (language: string) => globSync('**/*.md', { cwd: join(content, language) }).sort()
const snippetsIn = (text: string) =>
  [...text.matchAll(/(?:snippet:|Snippet name="|')([\w-]+\.(?:html|m?js|tsx?|sh))\b/g)].map(([, name]) => name!)
const words = (language: string, file: string) => readFileSync(join(content, language, file), 'utf8')
const snippets = globSync('*', { cwd: join(content, 'snippets') })
const snippet = (name: string) => readFileSync(join(content, 'snippets', name), 'utf8')

/** What a line may ask of a tool: our own scripts, what npm brings, files that are snippets, folders. */
function commandsOf(tool: string, scripts: readonly string[]): readonly string[] {
  const folders = ['my-page', 'my-program']
  const known: Readonly<Record<string, readonly string[]>> = {
    npm: ['start', 'run', 'install', 'create', 'init'],
    pnpm: [...scripts, 'pack'],
    node: snippets,
    cd: folders,
    mkdir: folders,
  }
  return known[tool] ?? []
}

// Snippets in TypeScript are files of the site, which its own check compiles; `docs-snippets.journey.ts` runs the others.
describe('snippets of the docs', () => {
  it('stand in files, each shown on some page, and alike in both languages', () => {
    const files = filesOf('bn')
    expect(filesOf('en')).toEqual(files)
    for (const file of files) expect(snippetsIn(words('en', file)), file).toEqual(snippetsIn(words('bn', file)))
    const pages = globSync('site/src/pages/docs/**/*.astro', { cwd: root }).map(read)
    const shown = [...files.map(file => words('bn', file)), ...pages].flatMap(snippetsIn)
    expect([...new Set(shown)].sort()).toEqual([...snippets, 'verify-signature.js'].sort())
    for (const language of ['bn', 'en'])
      for (const file of files) expect(words(language, file), `a fenced block in ${file}`).not.toContain('```')
  })

  it('call commands that there are, of packages and with settings that there are', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const settings = readSettings().map(({ id }) => id)
    const packages = globSync('packages/*/package.json', { cwd: root }).map(file => JSON.parse(read(file)).name)
    const lines = snippets.filter(file => file.endsWith('.sh')).flatMap(name => snippet(name).trim().split('\n'))
    for (const line of lines) {
      const [, given = '', command = ''] = /^((?:[A-Z_]+=\S+ )*)(.+)/.exec(line) ?? []
      for (const [, setting] of given.matchAll(/([A-Z_]+)=/g)) expect(settings, line).toContain(setting)
      for (const [, name] of command.matchAll(/--filter (\S+)/g)) expect(packages, line).toContain(name)
      const [tool = '', ...words] = command.replace(/ --filter \S+/g, '').split(' ')
      expect(commandsOf(tool, Object.keys(scripts)), line).toContain(words[0])
    }
  })

  it('write only tags and attributes that the elements have', () => {
    const manifest: {
      modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[]
    } = JSON.parse(read('packages/widgets/dist/custom-elements.json'))
    const elements = manifest.modules.flatMap(({ declarations }) => declarations)
    for (const name of snippets.filter(file => file.endsWith('.html')))
      for (const [, tag, attributes = ''] of snippet(name).matchAll(/<(prostuti-[\w-]+)([^>]*)>/g)) {
        const names = [...attributes.matchAll(/ ([\w-]+)(?==|$| )/g)].map(([, attribute]) => attribute)
        const known = elements.find(({ tagName }) => tagName === tag)?.attributes.map(attribute => attribute.name)
        expect(known, `<${tag}> in ${name}`).toEqual(expect.arrayContaining(names))
      }
  })
})

it('the docs name settings that there are', () => {
  const settings = readSettings().map(({ id }) => id)
  expect(settings).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'LOG_LEVEL']))
  for (const language of ['bn', 'en'])
    for (const file of filesOf(language))
      for (const [, name] of words(language, file).matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=\w+)?`/g))
        expect(settings, `${file}: ${name}`).toContain(name)
})
