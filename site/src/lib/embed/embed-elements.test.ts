import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { embedAttributes, embedElements, isEmbedName, tagOf } from './embed-elements.ts'
import { embeddedAt } from './embedded-page.ts'
import { unframedElements } from './unframed-elements.ts'

const widgets = createRequire(import.meta.url).resolve('@prostuti/widgets/package.json')
const { modules } = JSON.parse(readFileSync(new URL('dist/custom-elements.json', `file://${widgets}`), 'utf8'))
const known = new Map<string, string[]>(
  modules.flatMap(({ declarations }: { declarations: Described[] }) =>
    declarations.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)]),
  ),
)
type Described = { tagName: string; attributes: { name: string; type: { text: string } }[] }

test('every element of the manifest stands in a frame, or in none for a reason', () => {
  const named = [...Object.keys(embedElements), ...Object.keys(unframedElements)]
  expect(named.map(name => `prostuti-${name}`).sort()).toEqual([...known.keys()].sort())
})

test('what signs in, changes an account or spends has no way into a frame', () => {
  for (const name of Object.keys(unframedElements)) {
    expect(isEmbedName(name), name).toBe(false)
    expect(embeddedAt(new URL(`https://prostuti.example/embed/${name}`)), name).toBeNull()
  }
})

test.each(Object.entries(embedElements))('what the address says of %s is an attribute that it has', (name, element) => {
  const has = known.get(tagOf(name as keyof typeof embedElements))
  const { attributes, leads = {} }: { attributes: readonly string[]; leads?: object } = element
  for (const each of [...attributes, ...Object.keys(leads)]) expect(has).toContain(each)
  expect(attributes.filter(each => /href|base|redirect|initial/.test(each))).toEqual([])
})

test('the address of an embed says what is listed, and no address, base or JSON', () => {
  const query = new URLSearchParams(
    'state=running&lang=en&theme=dark&base=https://evil.example/&href-template=javascript:alert(1)&onclick=x&drawn={}',
  )
  expect(embedAttributes('exam-list', query)).toEqual({
    state: 'running',
    theme: 'dark',
    'href-template': '/embed/exam-join?exam-id={id}&lang=en&theme=dark',
    'result-href': '/embed/exam-result?exam-id={id}&mode={state}&lang=en&theme=dark',
    'solutions-href': '/embed/exam-solution?exam-id={id}&state={state}&lang=en&theme=dark',
    'standings-href': '/embed/rank-list?exam-id={id}&state={state}&lang=en&theme=dark',
  })
})

test('an embed without the exam that it needs is none', () => {
  expect(embedAttributes('exam-result', new URLSearchParams('exam-id=7'))).toMatchObject({ 'exam-id': '7' })
  for (const query of ['', 'exam-id=', 'exam-id=0', 'exam-id=x', 'exam-id=-1'])
    expect(embedAttributes('exam-result', new URLSearchParams(query))).toBeNull()
})
