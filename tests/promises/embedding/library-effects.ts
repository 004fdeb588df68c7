/** What libraries of some years ago do to the language of a page, by what they replace. */
export const libraries = {
  'toJSON on lists, texts and records': () => {
    for (const { prototype } of [Array, Object, String, Number] as { prototype: object }[])
      Object.defineProperty(prototype, 'toJSON', { value: () => 'x', configurable: true, writable: true })
  },
  'an Array.from that reads no lengths': () => {
    Array.from = (() => []) as never
  },
  'own names on every list': () => {
    for (const name of ['first', 'last', 'clone', 'compact']) (Array.prototype as never)[name as never] = name as never
  },
} as const

export type LibraryName = keyof typeof libraries
