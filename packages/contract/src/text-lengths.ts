/** Lengths of texts that people type, in UTF-16 units. */
export const personNameLength = { max: 80 } as const
export const rankAliasLength = { min: 2, max: 30 } as const
export const rankSearchLength = { min: 2, max: 60 } as const
export const reviewLength = { min: 3, max: 1000 } as const
export const faqSearchLength = { max: 100 } as const
