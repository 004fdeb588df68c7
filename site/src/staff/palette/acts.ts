import { circularFormHref } from '../circulars/circular/circular-href.ts'
import { liveRoomHref, regradeHref, resultsHref, statisticsHref } from '../exams/builder/builder-href.ts'
import { newNotification } from '../notifications/notification-href.ts'
import { personHref } from '../users/person-href.ts'
import type { ThingAct, ThingKind } from './thing.ts'

const personAct = (act: string) => (thing: { readonly id: string }) => `${personHref(thing.id)}&act=${act}`
/** What can be done with each kind of thing besides opening it. */
export const actsOf: Readonly<Record<ThingKind, readonly ThingAct[]>> = {
  person: [
    { text: 'palette.view_as', icon: 'eye', right: 'people.view_as', key: 'V', href: personAct('view_as') },
    { text: 'palette.give_program', icon: 'gift', right: 'people.give_programs', key: 'P', href: personAct('program') },
    { text: 'palette.give_coins', icon: 'coins', right: 'people.give_coins', key: 'C', href: personAct('coins') },
    { text: 'palette.sign_out', icon: 'log-out', right: 'people.sign_out', key: 'S', href: personAct('sign_out') },
  ],
  payment: [],
  exam: [
    {
      ...{ text: 'palette.live_room', icon: 'clock', right: 'exams.room', key: 'L' },
      href: ({ id, program }) => (program ? liveRoomHref(program, id) : null),
    },
    {
      ...{ text: 'palette.results', icon: 'list-ordered', right: 'exams.room', key: 'M' },
      href: ({ id, program }) => (program ? resultsHref(program, id) : null),
    },
    {
      ...{ text: 'palette.statistics', icon: 'list-filter', right: 'exams.build', key: 'S' },
      href: ({ id, program }) => (program ? statisticsHref(program, id) : null),
    },
    {
      ...{ text: 'palette.regrade', icon: 'list-checks', right: 'exams.regrade', key: 'R' },
      href: ({ id, program }) => (program ? regradeHref(program, id) : null),
    },
  ],
  program: [
    {
      ...{ text: 'palette.new_exam', icon: 'plus', right: 'exams.build', key: 'N' },
      href: ({ id }) => `/admin/programs/${id}/exam/create`,
    },
    {
      ...{ text: 'palette.new_routine', icon: 'calendar-days', right: 'exams.build', key: 'R' },
      href: ({ id }) => `/admin/programs/routine/create?program=${id}`,
    },
    {
      ...{ text: 'palette.new_faq', icon: 'circle-question-mark', right: 'exams.build', key: 'F' },
      href: ({ id }) => `/admin/faq/create?program=${id}`,
    },
  ],
  question: [],
  circular: [
    {
      ...{ text: 'palette.edit', icon: 'pencil', right: 'circulars.write', key: 'E' },
      href: ({ id }) => circularFormHref(id),
    },
    {
      ...{ text: 'palette.publish', icon: 'globe', right: 'circulars.publish', key: 'P' },
      href: ({ id }) => circularFormHref(id, 'publish'),
    },
  ],
  post: [],
  notice: [],
  message: [],
  faq: [],
  picture: [],
  partner: [],
}

/** An act that one begins with. */
export type Command = Omit<ThingAct, 'href'> &
  (
    | { readonly kind?: undefined; href(): string }
    /** It asks for its thing. */
    | { readonly kind: 'person' | 'program' | 'exam'; readonly href: ThingAct['href'] }
  )

const page = (href: string) => () => href

/** What one does most: it can be begun with its verb. */
export const commands: readonly Command[] = [
  { text: 'palette.new_question', icon: 'plus', right: 'questions.write', key: 'Q', href: page('/admin/question/new') },
  {
    text: 'palette.new_circular',
    icon: 'briefcase',
    right: 'circulars.write',
    key: 'J',
    href: page('/admin/jobs/create'),
  },
  {
    ...{ text: 'palette.new_notification', icon: 'bell-ring', right: 'notifications.write', key: 'M' },
    href: page(newNotification),
  },
  { text: 'palette.import', icon: 'file-up', right: 'bank.move', key: 'I', href: page('/admin/question/upload') },
  ...actsOf.person.map(act => ({ ...act, kind: 'person' as const })),
  ...actsOf.program.map(act => ({ ...act, kind: 'program' as const })),
  ...actsOf.exam.map(act => ({ ...act, kind: 'exam' as const })),
]
