/** The long work that we have; staff read a sentence of each, so that one without a sentence does not compile. */
export const taskKinds = [
  'billing.reconcile',
  'core.backup',
  'core.statistics',
  'images.process',
  'questions.readSheet',
  'questions.importRows',
  'questions.readContributedSheet',
  'exams.generate',
  'regrade',
  'circulars.readSheet',
  'circulars.importRows',
  'notices.readResultSheet',
  'notices.importResultSheet',
] as const
export type TaskKind = (typeof taskKinds)[number]
