/** Lengths of texts that people type, in UTF-16 units. */
export const personNameLength = { max: 80 } as const
export const rankAliasLength = { min: 2, max: 30 } as const
export const rankSearchLength = { min: 2, max: 60 } as const
export const reviewLength = { min: 3, max: 1000 } as const
export const faqSearchLength = { max: 100 } as const
export const staffSearchLength = { max: 100 } as const
/** Why staff did something. */
export const staffNoteLength = { max: 500 } as const
export const programTextLengths = { title: 120, summary: 200, description: 5_000, syllabus: 200, tag: 60 } as const
export const routineTextLengths = { title: 200, line: 200 } as const
export const faqTextLengths = { question: 300, answer: 5_000 } as const
/** Of a question, an option or an explanation as it is typed. */
export const questionTextLength = { max: 20_000 } as const
export const tagLength = { max: 60 } as const
export const categoryNameLength = { max: 120 } as const
export const flagTextLength = { max: 1000 } as const
export const questionSearchLength = { max: 100 } as const
export const feedbackLength = { max: 1000 } as const
/** Of a circular: its lines, its texts of many lines as they are typed, and its links. */
export const circularLengths = {
  title: 200,
  line: 300,
  text: 20_000,
  link: 2_000,
  search: 100,
  searchName: 80,
} as const
/** Of seat plans, government results and notices. */
export const noticeLengths = { title: 200, line: 300, body: 20_000, centre: 200, outcome: 300 } as const
/** Of posts and comments. */
export const feedLengths = { text: 5_000, option: 200, alt: 300, reason: 300, search: 100 } as const
/** Of a notification, in letters as a reader counts them (grapheme clusters), in each language. */
export const notificationLengths = { title: 40, body: 90, alt: 200 } as const
/** Of what staff say to everybody who sits an exam, in letters as a reader counts them. */
export const roomMessageLength = { max: 160 } as const
