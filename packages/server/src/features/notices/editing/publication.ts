/** When learners read something, as it is stored. */
export interface Publication {
  readonly publishedOn: Date | null
}

export const isPublished = ({ publishedOn }: Publication, now: number): boolean =>
  publishedOn !== null && publishedOn.getTime() <= now

/** When it was published; of what is not yet, `now`: staff see it as it would be. */
export const shownSince = (row: Publication, now: number): string =>
  (isPublished(row, now) ? row.publishedOn! : new Date(now)).toISOString()

export const toInstant = (given: string | null): Date | null => (given === null ? null : new Date(given))
