/** A question on its way out, in Bangla alone: texts are HTML with formulas as TeX. */
export interface LeavingQuestion {
  readonly id: string
  /** With the passage that it is about in front, and its picture, by address, behind. */
  readonly text: string
  readonly options: readonly LeavingOption[]
  readonly explanation: string
  /** Names from the top. */
  readonly category: readonly string[]
  readonly tags: readonly string[]
}

export interface LeavingOption {
  readonly text: string
  readonly right: boolean
  readonly explanation: string
}
