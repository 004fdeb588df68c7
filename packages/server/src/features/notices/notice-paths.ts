/** Where learners read one, from the site's root. */
export const seatPlanPath = (slug: string): string => `/notice/seat-plan/${encodeURIComponent(slug)}`
export const resultPath = (slug: string): string => `/notice/results/${encodeURIComponent(slug)}`
export const noticePath = (slug: string): string => `/notice/general/${encodeURIComponent(slug)}`
