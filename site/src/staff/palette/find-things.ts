import type { AskedRight } from '@prostuti/contract/rights'
import type { StaffApi } from '@prostuti/sdk/staff'
import { circularHref } from '../circulars/circular/circular-href.ts'
import { itemKey } from '../discussions/talk-words.ts'
import { builderHref } from '../exams/builder/builder-href.ts'
import { formHref } from '../notices/notice-kinds.ts'
import { notificationHref } from '../notifications/notification-href.ts'
import { personHref } from '../users/person-href.ts'
import type { Thing, ThingKind } from './thing.ts'

/** What was found of one kind, the best first. */
export interface FoundOfKind {
  readonly kind: ThingKind
  readonly things: readonly Thing[]
  /** Of all that there are; `isExact` says whether there may be more. */
  readonly count: number
  readonly isExact: boolean
  /** The list in which the same words are looked for. */
  readonly list: string
}

interface List<Row> {
  readonly results: readonly Row[]
  readonly count: number
  readonly count_is_exact?: boolean
}

interface Finder {
  readonly right: AskedRight
  /** The list's address; `search` is added. */
  readonly list: string
  find(admin: StaffApi, search: string): Promise<List<Omit<Thing, 'kind'>>>
}

/** Of each kind as many are shown: a longer list has its own page. */
const shown = 4
const page = { pageSize: shown }

const listOf = <Row>(
  { results, count, count_is_exact }: List<Row>,
  present: (row: Row) => Omit<Thing, 'kind'>,
): List<Omit<Thing, 'kind'>> => ({
  results: results.slice(0, shown).map(present),
  count,
  ...(count_is_exact !== undefined && { count_is_exact }),
})

/** By the lists that the staff's pages read, so that a search finds here what it finds there. */
export const finders: Readonly<Record<ThingKind, Finder>> = {
  person: {
    ...{ right: 'people.read', list: '/admin/users' },
    find: async (admin, search) =>
      listOf(await admin.people.list({ ...page, search }), ({ id, name, programs }) => ({
        ...{ id, title: name || `#${id}`, detail: [`#${id}`, ...programs].join(' · '), href: personHref(id) },
      })),
  },
  payment: {
    ...{ right: 'money.read', list: '/admin/payments' },
    find: async (admin, search) =>
      listOf(await admin.payments.payments({ ...page, search }), ({ id, tran_id, product, user }) => ({
        ...{ id, title: `${user?.name ?? ''} ${product.title}`.trim(), detail: tran_id },
        href: `/admin/payments?id=${id}`,
      })),
  },
  exam: {
    ...{ right: 'exams.build', list: '/admin/programs' },
    find: async (admin, search) =>
      listOf(await admin.exams.list({ ...page, search }), ({ id, title, program }) => ({
        ...{ id, title, detail: program?.title ?? `#${id}`, program: program?.id ?? null },
        href: builderHref(program?.id ?? '0', id, 'overview'),
      })),
  },
  program: {
    ...{ right: 'exams.build', list: '/admin/programs' },
    find: async (admin, search) =>
      listOf(await admin.programs.list({ ...page, search }), ({ id, title, summary }) => ({
        ...{ id, title, detail: summary, href: `/admin/programs/${id}` },
      })),
  },
  question: {
    ...{ right: 'questions.write', list: '/admin/question' },
    find: async (admin, search) =>
      listOf(await admin.questions.list({ ...page, search }), ({ id, text, category }) => ({
        ...{ id, title: text, detail: `#${id} · ${category.title}`, href: `/admin/question/${id}` },
      })),
  },
  circular: {
    ...{ right: 'circulars.publish', list: '/admin/jobs' },
    find: async (admin, search) =>
      listOf(await admin.circulars.list({ ...page, states: [0, 1, 2], search }), ({ id, title, company }) => ({
        ...{ id, title, detail: company, href: circularHref(id) },
      })),
  },
  post: {
    ...{ right: 'talk.moderate', list: '/admin/discussions?tab=published' },
    find: async (admin, search) =>
      listOf(await admin.talk.list({ ...page, tab: 'published', search }), ({ kind, id, comment, post, writer }) => ({
        ...{ id, title: (comment ?? post).text.slice(0, 140), detail: writer?.name ?? `#${id}` },
        href: `/admin/discussions?tab=published&id=${itemKey({ kind, id })}`,
      })),
  },
  notice: {
    ...{ right: 'notices.write', list: '/admin/notices' },
    find: async (admin, search) =>
      listOf(await admin.notices.list({ ...page, search }), ({ id, title, kind }) => ({
        ...{ id, title, detail: `#${id}`, href: formHref(kind, id) },
      })),
  },
  message: {
    ...{ right: 'notifications.write', list: '/admin/notifications' },
    find: async (admin, search) =>
      listOf(await admin.notifications.list({ ...page, search }), ({ id, title, state }) => ({
        ...{ id, title, detail: `#${id}`, href: notificationHref({ id, state }) },
      })),
  },
  faq: {
    ...{ right: 'exams.build', list: '/admin/faq' },
    find: async (admin, search) =>
      listOf(await admin.faqs.list({ ...page, search }), ({ id, question, program }) => ({
        ...{ id, title: question.bn, detail: program?.title ?? `#${id}`, href: `/admin/faq/update?id=${id}` },
      })),
  },
  picture: {
    ...{ right: 'questions.write', list: '/admin/image-uploads/results' },
    find: async (admin, search) =>
      listOf(await admin.images.library({ ...page, search }), ({ id, name, alt }) => ({
        ...{ id, title: name, detail: alt.bn || `#${id}`, href: `/admin/image-uploads/results?id=${id}` },
      })),
  },
  partner: {
    ...{ right: 'partners.manage', list: '/admin/partners' },
    find: async (admin, search) =>
      listOf(await admin.partners.list({ ...page, search }), ({ id, name, origins }) => ({
        ...{ id, title: name, detail: origins.join(', '), href: `/admin/partners/${id}` },
      })),
  },
}

/** The list of a kind, with these words in its search. */
export function listWith(list: string, search: string): string {
  const [path, query] = list.split('?')
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ['search', search]])}`
}
