/** What a learner is ranked by. Marks in thousandths, time taken and the hand-in in milliseconds. */
export interface Ranked {
  readonly person: number
  readonly marks: number
  readonly takenMs: number
  readonly submittedAt: number
}

/** A row as the definition has it. */
export interface DefinedRow extends Ranked {
  readonly rowNumber: number
  readonly position: number
}

/**
 * The standings by its definition, nothing of it asked of the code that it judges: a position is one more than the people
 * with more marks; rows stand by marks, then time taken, then the hand-in, then the person's number.
 */
export function definedList(people: readonly Ranked[]): DefinedRow[] {
  return people
    .map(each => ({
      ...each,
      rowNumber: 1 + people.filter(other => standsBefore(other, each)).length,
      position: 1 + people.filter(other => other.marks > each.marks).length,
    }))
    .sort((a, b) => a.rowNumber - b.rowNumber)
}

function standsBefore(a: Ranked, b: Ranked): boolean {
  if (a.marks !== b.marks) return a.marks > b.marks
  if (a.takenMs !== b.takenMs) return a.takenMs < b.takenMs
  if (a.submittedAt !== b.submittedAt) return a.submittedAt < b.submittedAt
  return a.person < b.person
}
