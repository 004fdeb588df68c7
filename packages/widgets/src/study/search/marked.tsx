import type { MarkedText } from '@prostuti/contract'

/** A text whose found words are marked. */
export function Marked({ text }: { text: MarkedText }) {
  // Neighbours are never alike, and the pieces of one text never move.
  return text.map((piece, place) => (piece.marked ? <mark key={place}>{piece.text}</mark> : piece.text))
}
