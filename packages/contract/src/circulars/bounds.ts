/** Of deadlines and dates of application and exam: what lies outside is a slip of the hand. */
export const circularDays = { from: '1971-01-01', to: '2100-12-31' } as const

/** Kept searches of one person. */
export const maxKeptSearches = 10

/** Days without a look at a kept search, after which it goes quiet. */
export const keptSearchQuietDays = 90

/** The hour of Dhaka at which a day's new circulars are reported. */
export const keptSearchHour = 9

/** Circulars that one act of staff changes at most. */
export const maxCircularsAtOnce = 100

/** The largest number of vacant posts. */
export const maxVacancy = 1_000_000
