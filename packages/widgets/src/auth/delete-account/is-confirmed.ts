/** The words in both languages: who reads one may type the other. */
const words = ['মুছুন', 'DELETE']

/** Whether somebody has typed the word; keyboards write Bangla in more than one way, and capitals where they like. */
export function isConfirmed(typed: string, word: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().toUpperCase()
  return [word, ...words].map(plain).includes(plain(typed))
}
