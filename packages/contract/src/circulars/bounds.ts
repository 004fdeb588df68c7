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

/** What a column of a sheet of circulars may hold. A picture, and when it goes out, are no business of a sheet. */
export const circularImportFields = [
  ...(['title', 'company', 'category', 'employment_status', 'vacancy', 'workspace', 'office_time'] as const),
  ...(['reference', 'location', 'district', 'requirements', 'additional_requirements', 'experience_req'] as const),
  ...(['gender_req', 'age_req', 'context', 'responsibilities', 'salary', 'benefits', 'application_method'] as const),
  ...(['apply_link', 'application_start_date', 'deadline', 'exam_date', 'how_to_apply', 'instructions'] as const),
  ...(['source', 'post_url', 'url', 'note'] as const),
] as const
export type CircularImportField = (typeof circularImportFields)[number]
