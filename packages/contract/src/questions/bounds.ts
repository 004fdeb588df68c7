/** So many options may be shown; more may be stored, hidden. */
export const shownOptions = { min: 2, max: 8 } as const

/** So many options are stored at most. An option's number, its place in the list, is for life. */
export const maxOptions = 16
