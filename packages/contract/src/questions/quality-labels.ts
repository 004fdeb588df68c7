/** The labels of a question's quality, word for word (specification §3). */
export const qualityLabels = [
  'Perfect',
  'No explanation',
  'Multiple correct answer',
  'No correct answer',
  'duplicate',
] as const

export type Quality = (typeof qualityLabels)[number]
