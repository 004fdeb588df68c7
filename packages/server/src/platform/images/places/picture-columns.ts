import type { ImagePlace } from '@prostuti/contract'

/** A column that holds pictures: a foreign key of an upload, or text with addresses of pictures in it. */
export interface PictureColumn {
  readonly table: string
  readonly column: string
  readonly holds: 'upload' | 'addresses'
  readonly kind: ImagePlace
  /** SQL of the row `t`: what shows the picture, by its id; its words; and its page for staff after that id, null: none. */
  readonly id: string
  readonly title: string
  readonly href: string | null
}

const question = {
  kind: 'question',
  id: 't.id',
  title: `t.content#>>'{bn,text}'`,
  href: '/admin/question/',
} as const
const circular = { kind: 'circular', id: 't.id', title: 't.title', href: '/admin/jobs/update?id=' } as const
const notice = (href: string) => ({ kind: 'notice', id: 't.id', title: 't.title', href }) as const
const contribution = { kind: 'contribution', id: 't.id', title: `t.words#>>'{question,bn}'`, href: null } as const

/** Every column that holds a picture: a foreign key of each, and each text in which the sanitizer lets pictures stand. Tests know those. */
export const pictureColumns: readonly PictureColumn[] = [
  { table: 'circulars', column: 'image_id', holds: 'upload', ...circular },
  {
    ...{ table: 'post_pictures', column: 'image_id', holds: 'upload', kind: 'post' },
    ...{ id: 't.post_id', title: '(select p.text from posts p where p.id = t.post_id)', href: null },
  },
  {
    ...{ table: 'announcements', column: 'image_id', holds: 'upload', kind: 'notification' },
    ...{ id: 't.id', title: `t.title->>'bn'`, href: '/admin/notifications/update?id=' },
  },
  { table: 'questions', column: 'picture_id', holds: 'upload', ...question },
  { table: 'questions', column: 'content', holds: 'addresses', ...question },
  {
    ...{ table: 'passages', column: 'content', holds: 'addresses', kind: 'passage' },
    ...{ id: 't.id', title: `t.content->>'bn'`, href: null },
  },
  { table: 'circulars', column: 'shown_texts', holds: 'addresses', ...circular },
  { table: 'notices', column: 'html', holds: 'addresses', ...notice('/admin/notices/create?id=') },
  { table: 'govt_results', column: 'html', holds: 'addresses', ...notice('/admin/notices/results/create?id=') },
  { table: 'seat_plans', column: 'html', holds: 'addresses', ...notice('/admin/notices/seat-plan/create?id=') },
  { table: 'contributions', column: 'words', holds: 'addresses', ...contribution },
  { table: 'contributions', column: 'edited', holds: 'addresses', ...contribution },
]

/** Where an address of a picture begins in a text. */
const beginning = '/api/core/v1/images/'

/** Of a text's row: a partial index has those that are true of few. */
export const holdsAddress = (column: string): string => `strpos(t.${column}::text, '${beginning}') > 0`

/** Each address in a text, by its digest, as a set of rows `(digest)`. */
export const addressesIn = (column: string): string =>
  `(select distinct m[1] as digest from regexp_matches(t.${column}::text, '${beginning}([\\w-]{43})', 'g') as m)`
