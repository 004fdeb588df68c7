import type { BatchPicture, PictureState } from '../batch/batch-picture.ts'

const ranks: Readonly<Record<PictureState, number>> = {
  ...{ failed: 0, lost: 0 },
  ...{ reading: 1, asking: 1, waiting: 1, sending: 1, making: 1 },
  ...{ ready: 2, known: 2, twin: 2 },
}

/** Those with a problem first, then what is under way, then what is done; each group as it was given. */
export const inReadingOrder = (pictures: readonly BatchPicture[]): BatchPicture[] =>
  [...pictures].sort((one, other) => ranks[one.state] - ranks[other.state])
