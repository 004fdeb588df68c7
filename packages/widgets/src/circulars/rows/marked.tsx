const words = /[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(words) ?? []

/** A text in which words that begin as one of the search does are marked, whole. */
export function Marked({ text, search }: { text: string; search: string | undefined }) {
  const wanted = wordsOf(search ?? '')
  if (wanted.length === 0) return text
  const isWanted = (piece: string) => wanted.some(word => piece.normalize('NFC').toLowerCase().startsWith(word))
  // Pieces of one text never move.
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((piece, place) => (isWanted(piece) ? <mark key={place}>{piece}</mark> : piece))
}
