import { embedElements, isEmbedName } from '../embed/embed-elements.ts'
import { unframedElements } from '../embed/unframed-elements.ts'

type Attributes = Readonly<Record<string, string>>

type Frame =
  | { readonly address: string }
  | { readonly reason: (typeof unframedElements)[keyof typeof unframedElements] }

/** Where an element stands for a frame, with the attributes of its example; or why it does not. */
export function frameOf(name: string, attributes: Attributes, site: string): Frame {
  if (!isEmbedName(name)) return { reason: unframedElements[name as keyof typeof unframedElements] }
  const element: { readonly attributes: readonly string[]; readonly requires?: readonly string[] } = embedElements[name]
  const missing = (element.requires ?? []).map(each => [each, '7'] as const)
  const query = new URLSearchParams({ ...Object.fromEntries(missing), ...attributes })
  for (const each of [...query.keys()]) if (!element.attributes.includes(each)) query.delete(each)
  return { address: `${site}/embed/${name}${query.size > 0 ? `?${query}` : ''}` }
}
