/** The steps of the builder, in their order; in the address as `step`. */
export const steps = ['info', 'questions', 'overview'] as const
export type Step = (typeof steps)[number]

/** Where a step of building an exam stands. `program` of an exam of none is 0. */
export function builderHref(program: string, exam: string, step: Step): string {
  return `/admin/programs/${program}/exam/update?id=${exam}&step=${step}`
}

export function stepOf(text: string | null): Step {
  return steps.find(step => step === text) ?? 'info'
}

/** Where keys, time and sheets of an exam are looked after once it has begun. */
export const regradeHref = (program: string, exam: string): string => `/admin/programs/${program}/exam/${exam}/regrade`

/** The exam while it is sat. */
export const liveRoomHref = (program: string, exam: string): string => `/admin/programs/${program}/exam/${exam}/live`

/** What each question of an exam did, once its results are final. */
export const statisticsHref = (program: string, exam: string, question?: string): string =>
  `/admin/programs/${program}/exam/${exam}/statistics${question ? `?question=${question}` : ''}`

/** Its merit list; the sheet of one person in it. */
export const resultsHref = (program: string, exam: string, user?: string): string =>
  `/admin/programs/${program}/exam/${exam}/results${user ? `?user=${user}` : ''}`
