import { DraftError } from './draft.ts'

/** Marks are percentages that programs round. */
const full = 99.9
const nearlyAll = 98

export interface RightByMarks {
  readonly right: readonly boolean[]
  /** An option that is worth a part of the marks counts as wrong. */
  readonly isPartial: boolean
}

/**
 * Which options are right by the percentages that each is worth: those that are worth all, or, where none is, those that are worth all
 * together. Throws `DraftError` for others.
 *
 * @example rightByMarks([50, 50, -100]).right // [true, true, false]
 */
export function rightByMarks(marks: readonly number[]): RightByMarks {
  if (marks.some(mark => mark >= full)) {
    const right = marks.map(mark => mark >= full)
    return { right, isPartial: marks.some((mark, index) => mark > 0 && !right[index]) }
  }
  const sum = marks.filter(mark => mark > 0).reduce((total, mark) => total + mark, 0)
  if (sum < nearlyAll || sum > 200 - nearlyAll) throw new DraftError('no_full_marks', '')
  return { right: marks.map(mark => mark > 0), isPartial: false }
}
