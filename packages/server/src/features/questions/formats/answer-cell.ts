import { optionLetter } from '@prostuti/contract/option-letters'
import { readAnswer } from './read-answer.ts'

/** What a sheet says of the right options: their letters, or `option 2` where an option's own text could be taken for one. */
export function answerOf(options: readonly { readonly text: string; readonly right: boolean }[]): string {
  const right = options.flatMap(({ right }, index) => (right ? index : []))
  const letters = right.map(index => optionLetter(index, 'bn')).join(', ')
  const read = readAnswer(
    letters,
    options.map(({ text }) => text),
  )
  const isSame = 'right' in read && String(read.right) === String(right)
  return isSame ? letters : right.map(index => `option ${index + 1}`).join(', ')
}
