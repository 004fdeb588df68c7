import type { DocElement } from './element-links.ts'
import type { PlaygroundControl } from './playground-state.ts'

/** Addresses, and what only a server writes: nobody is led anywhere by a link to the playground. */
const left = /(^|-)(href|url|template)$|^(base|next|code|failure|fragment|initial.*|drawn|wanted|receipt)$/

/** The attributes that the playground offers, as the manifest types them. */
export const controlsOf = ({ data }: DocElement): PlaygroundControl[] =>
  data.attributes.filter(({ name, type }) => !left.test(name) && type?.text !== 'json').map(controlOf)

function controlOf({ name, type }: DocElement['data']['attributes'][number]): PlaygroundControl {
  const text = type?.text ?? 'string'
  const choices = [...text.matchAll(/['"]([^'"]+)['"]/g)].map(([, choice = '']) => choice)
  if (choices.length) return { name, kind: 'choice', choices }
  if (/^boolean/.test(text)) return { name, kind: 'flag', choices }
  return { name, kind: /^number/.test(text) ? 'number' : 'text', choices }
}
