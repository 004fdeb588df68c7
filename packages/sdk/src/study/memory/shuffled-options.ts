import type { StudyQuestion } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'

/** The options of a question in an order of this deal's own; pinned ones keep their place. */
export function shuffledOptions({ options, pinned }: StudyQuestion, seed: number): StudyQuestion['options'] {
  const [place] = paperOrder([{ options, pinned, subject: 0 }], seed | 0)
  return place!.options.map(index => options[index]!)
}
