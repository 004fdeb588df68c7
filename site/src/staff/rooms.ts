import type { KeyOf } from '@prostuti/sdk/i18n/translate'

/** The texts of the staff's rooms, by the name of their file in `locales/{bn,en}/`. A new room adds its line here. */
interface Rooms {
  readonly changes: typeof import('./locales/bn/changes.json')
  readonly categories: typeof import('./locales/bn/categories.json')
  readonly circulars: typeof import('./locales/bn/circulars.json')
  readonly 'circular-imports': typeof import('./locales/bn/circular-imports.json')
  readonly contributions: typeof import('./locales/bn/contributions.json')
  readonly dashboard: typeof import('./locales/bn/dashboard.json')
  readonly discussions: typeof import('./locales/bn/discussions.json')
  readonly exports: typeof import('./locales/bn/exports.json')
  readonly faqs: typeof import('./locales/bn/faqs.json')
  readonly exams: typeof import('./locales/bn/exams.json')
  readonly gifts: typeof import('./locales/bn/gifts.json')
  readonly imports: typeof import('./locales/bn/imports.json')
  readonly 'live-room': typeof import('./locales/bn/live-room.json')
  readonly notices: typeof import('./locales/bn/notices.json')
  readonly notifications: typeof import('./locales/bn/notifications.json')
  readonly palette: typeof import('./locales/bn/palette.json')
  readonly partners: typeof import('./locales/bn/partners.json')
  readonly pictures: typeof import('./locales/bn/pictures.json')
  readonly payments: typeof import('./locales/bn/payments.json')
  readonly programs: typeof import('./locales/bn/programs.json')
  readonly regrade: typeof import('./locales/bn/regrade.json')
  readonly results: typeof import('./locales/bn/results.json')
  readonly roles: typeof import('./locales/bn/roles.json')
  readonly routines: typeof import('./locales/bn/routines.json')
  readonly questions: typeof import('./locales/bn/questions.json')
  readonly system: typeof import('./locales/bn/system.json')
  readonly statistics: typeof import('./locales/bn/statistics.json')
  readonly users: typeof import('./locales/bn/users.json')
}

export type RoomName = keyof Rooms

/** The texts that every staff page has. */
type FrameTexts = typeof import('./locales/bn/frame.json')

/** The keys of a room's texts and of the frame's. */
export type TextKey<Room extends RoomName = never> =
  | KeyOf<FrameTexts>
  | (Room extends RoomName ? KeyOf<Rooms[Room]> : never)
