/** The filters, which come late. */
export type FiltersPart = typeof import('./filters/index.ts')['filtersPart']

export const loadFilters = async (): Promise<FiltersPart> => (await import('./filters/index.ts')).filtersPart
