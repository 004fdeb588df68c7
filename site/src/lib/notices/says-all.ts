const plain = (text: string): string => text.normalize('NFC').toLowerCase()

/** Whether a text has each of the words that were typed, in whatever order and case. No word is in every text. */
export const saysAll = (text: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every(word => plain(text).includes(word))
