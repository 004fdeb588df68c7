/** The parts of the docs' menu, in their order. */
export const groups = ['start', 'elements', 'own', 'reference', 'running'] as const

type Group = (typeof groups)[number]
