import { expect, it } from 'vitest'
import { playgroundHtml } from './playground-code.ts'
import { type PlaygroundControl, playgroundAddress, readPlayground } from './playground-state.ts'

const controls: PlaygroundControl[] = [
  { name: 'state', kind: 'text', choices: [] },
  { name: 'filter', kind: 'flag', choices: [] },
  { name: 'page', kind: 'number', choices: [] },
  { name: 'theme', kind: 'choice', choices: ['light', 'dark'] },
]
const read = (query: string) => readPlayground(new URLSearchParams(query), 'exam-list', controls)

it('holds all that is chosen in its address, and nothing that an element does not take', () => {
  const state = read('state=running&filter=on&theme=dark&colour=%239a3d1f&corners=10&width=390')
  const address = playgroundAddress(state)
  expect(read(address.split('?')[1]!)).toEqual(state)
  expect(read('page=1e9&theme=pink&colour=red&corners=99&width=1&onclick=x&style=y')).toEqual({
    ...{ element: 'exam-list', attributes: {}, colour: '', corners: '', width: '' },
  })
})

it('writes what is chosen so that no value ends its attribute', () => {
  const { attributes } = read('state=%22%3E%3Cscript%3E&filter=on')
  const html = playgroundHtml({ ...read('corners=4'), attributes }, 'https://prostuti.example', 'prostuti.js')
  expect(html).toContain('state="&quot;><script>" filter></prostuti-exam-list>')
  expect(html).toContain('--prostuti-radius-control: 4px;')
})
