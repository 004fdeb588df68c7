/** Entries on a page of a list, where the request names no `page_size`. */
export const listPageSize = 20

/** Exams to come of one program, where the request names neither `page_size` nor `limit`. */
export const upcomingPageSize = 3

/** The largest `page_size` and `limit`. */
export const maxPageSize = 100

/** The highest `page`: lists are read further by `cursor`. */
export const maxPage = 100_000

/** In place of a cursor: the last page of a list. Read from its end, so that it costs what the first one does. */
export const listEnd = 'end'

/** Lists of questions are counted exactly up to here, and up to the second where a text is searched: most words stand in many. */
export const countedExactly = { list: 10_000, search: 1_000 } as const

/** Rows on a page of standings, where the request names no `page_size`. */
export const standingsPageSize = 100

/** Rows on a page of standings on our screens. The site draws the first page and the element the others. */
export const standingsScreenPageSize = 50

/** The rows of provisional standings, besides the person's own neighbours. */
export const provisionalRows = 100

/** Of ranks over a period the mean per cent of so many best exams counts; a person with fewer is not listed. */
export const bestExams = 3
