import { optionLetters } from '@prostuti/contract/option-letters'

const { bn, en } = optionLetters
const alphabets = [bn, en, en.toLowerCase(), '12345678', '১২৩৪৫৬৭৮'].map(letters => [...letters])
const series = [...alphabets, ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']]

/** `(ক) …`, `ক) …`, `ক. …`, `ক। …`, `কঃ …`: of a number only what is no decimal and no ratio. */
function withoutLetter(text: string, letter: string): string | null {
  const after = /[0-9০-৯]/.test(letter) ? '\\)|[.।]\\s' : '[).।:]|ঃ\\s|\\s*[-–]\\s'
  const rest = new RegExp(
    `^\\s*(?:\\(\\s*${letter}\\s*\\)|\\[\\s*${letter}\\s*\\]|${letter}(?:${after}))\\s*(.+)$`,
    'su',
  )
  return rest.exec(text)?.[1]?.trim() ?? null
}

/**
 * Options without the letters or numbers that each of them carries in front, in their order; null where they carry none. Learners
 * see letters of ours, in an order of their own.
 *
 * @example withoutLetters(['ক) ঢাকা', 'খ) খুলনা']) // ['ঢাকা', 'খুলনা']
 */
export function withoutLetters(options: readonly string[]): string[] | null {
  for (const letters of series) {
    const bare = options.map((text, index) => withoutLetter(text, letters[index] ?? ' '))
    if (bare.every(text => text !== null)) return bare
  }
  return null
}

const lettered = /^\s*(?:[([]\s*(?:[ক-জA-Ha-h1-8১-৮]|i{1,3}|iv)\s*[)\]]|[ক-জA-Ha-h]\))\s*\S/u

/** Whether more than one option carries a letter, though not all of them in their order. */
export const carryLetters = (options: readonly string[]): boolean =>
  options.filter(text => lettered.test(text)).length > 1
