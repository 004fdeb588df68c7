/** Pages that a notification of the staff opens. Those of `pagesWithId` open one thing, by its id. */
export const notificationPages = [
  'home',
  'upcoming_exams',
  'routine',
  'programs',
  'jobs',
  'notices',
  'discussions',
  'notebook',
  'exam',
  'program',
  'circular',
  'post',
] as const
export type NotificationPage = (typeof notificationPages)[number]

export const pagesWithId: readonly NotificationPage[] = ['exam', 'program', 'circular', 'post']

/** How often a notification of the staff can go out in all. */
export const maxRepeats = 60
