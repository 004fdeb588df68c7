import type { DraftOption } from './draft.ts'

const bangla = /[\u0980-\u09ff]/

/** The two options of a question that is true or false, in the language that it is asked in. */
export function trueFalseOptions(
  question: string,
  isTrue: boolean,
  explanations: { readonly right: string; readonly wrong: string },
): DraftOption[] {
  const names = bangla.test(question) ? ['সত্য', 'মিথ্যা'] : ['True', 'False']
  return names.map((text, index) => {
    const right = (index === 0) === isTrue
    return { text, right, explanation: right ? explanations.right : explanations.wrong }
  })
}
