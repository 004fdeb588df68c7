import { Parser } from 'saxen'
import { SheetError } from './sheet-error.ts'
import type { TextSink } from './unzip.ts'

export type Attributes = Record<string, string>

export interface Handlers {
  open?(name: string, attributes: () => Attributes, parents: readonly string[]): void
  text?(text: string, parents: readonly string[]): void
  close?(name: string): void
  end?(): void
}

/** So much may come without a single tag: the longest cell is far shorter. */
const longestToken = 1024 * 1024

/**
 * Reads XML. Names come without their prefixes, for programs choose them freely; entities that a file declares stay as they are
 * written. `longest`: so much may come without a tag. Throws `SheetError`.
 */
export function xmlSink({ open, text, close, end }: Handlers, longest = longestToken): TextSink {
  const parents: string[] = []
  const parser = new Parser()
  let held = 0
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('error', cause => {
    throw new SheetError('unreadable', { cause })
  })
  parser.on('openTag', (name, attributes, decode) => {
    held = 0
    const named = () =>
      Object.fromEntries(Object.entries(attributes()).map(([each, value]) => [each, decode(String(value))]))
    open?.(bare(name), named, parents)
    parents.push(bare(name))
  })
  parser.on('text', (value, decode) => text?.(decode(value), parents))
  parser.on('cdata', value => text?.(value, parents))
  parser.on('closeTag', name => {
    held = 0
    parents.pop()
    close?.(bare(name))
  })
  let isEmpty = true
  return {
    write(xml) {
      isEmpty &&= xml === ''
      held += xml.length
      parser.write(xml)
      if (held > longest) throw new SheetError('too_large')
    },
    end() {
      if (!isEmpty) parser.end()
      end?.()
    },
  }
}
