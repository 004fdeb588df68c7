/** Questions on a page of a topic (specification §9). */
export const readerPageSize = 50
/** How many questions a practice has. */
export const practiceCount = { min: 5, max: 50, choices: [10, 20, 30, 50], default: 20 } as const
/** Questions of the longest practice: a whole paper. */
export const longestPractice = 200
/** Topics that one practice may draw from. */
export const practiceTopics = { max: 10 } as const
export const searchLength = { min: 2, max: 100 } as const
/** Entries of each kind that a search answers. */
export const searchResults = { topics: 5, questions: 20 } as const
/** Questions a day that a learner wants to answer. */
export const dailyGoal = { min: 5, max: 200, default: 30 } as const
/** Mistakes that begin to be asked again on one day. */
export const newMistakesADay = 20
/** Days of the heat map: 17 weeks. */
export const heatMapDays = 119
/** Reviews that one call brings in. */
export const reviewsACall = { max: 200 } as const
/** The longest that counts as one answer's time, in milliseconds. */
export const longestAnswerMs = 3_600_000
/** So long a review takes, about. */
const secondsAReview = 20
/** Whole minutes, at least one. */
export const reviewMinutes = (reviews: number): number => Math.max(1, Math.round((reviews * secondsAReview) / 60))

/** So long a question of a practice against the clock takes, in seconds. */
export const secondsAQuestion = 45
