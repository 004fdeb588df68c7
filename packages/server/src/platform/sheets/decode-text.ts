import { SheetError } from './sheet-error.ts'

/** The text of a file: UTF-8, or UTF-16 with its mark. Throws `SheetError` for what is none. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch (cause) {
    throw new SheetError('not_text', { cause })
  }
  throw new SheetError('not_text')
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
