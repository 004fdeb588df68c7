interface Texts {
  readonly bn: string
  readonly en: string
}

/** An option as the audit log has it; an older row may have less. */
export interface LoggedOption {
  readonly option: Texts
  readonly explanation?: Texts
  readonly is_correct: boolean
  readonly hidden?: boolean
}

export interface OptionWords {
  letterOf(place: number): string
  /** A text as people read it; an empty one in words. */
  text(value: unknown): string
  /** "The right answer" */
  readonly right: string
  /** "Explanation of C" */
  explanation(letter: string): string
  hidden(letter: string): string
  shown(letter: string): string
}

/**
 * What happened to the options, a sentence for each change.
 *
 * @example optionChanges(before, after, words) // ['গ: ১৮৫৭–১৯১১ → ১৮৫৭–১৯১৩']
 */
export function optionChanges(before: unknown, after: unknown, words: OptionWords): string[] | undefined {
  if (!isOptions(after)) return undefined
  const old = isOptions(before) ? before : []
  const changed = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const lines = Array.from({ length: Math.max(old.length, after.length) }, (_, place) => {
    const [was, is] = [old[place], after[place]]
    const letter = words.letterOf(place)
    const from = (value: unknown) => (isOptions(before) ? `${words.text(value)} → ` : '')
    return [
      ...(changed(was?.option, is?.option) ? [`${letter}: ${from(was?.option)}${words.text(is?.option)}`] : []),
      ...(changed(was?.explanation ?? none, is?.explanation ?? none)
        ? [`${words.explanation(letter)}: ${from(was?.explanation)}${words.text(is?.explanation)}`]
        : []),
      ...((was?.hidden ?? false) === (is?.hidden ?? false)
        ? []
        : [is?.hidden ? words.hidden(letter) : words.shown(letter)]),
    ]
  })
  const rightOf = (options: readonly LoggedOption[]) =>
    options.flatMap(({ is_correct: isRight }, place) => (isRight ? [words.letterOf(place)] : [])).join(', ')
  const [wasRight, isRight] = [rightOf(old), rightOf(after)]
  const right = isOptions(before) ? `${words.text(wasRight)} → ${words.text(isRight)}` : words.text(isRight)
  return [...lines.flat(), ...(wasRight === isRight ? [] : [`${words.right}: ${right}`])]
}

const none: Texts = { bn: '', en: '' }

const isOptions = (value: unknown): value is readonly LoggedOption[] =>
  Array.isArray(value) && value.every(each => typeof each === 'object' && each !== null && 'option' in each)
