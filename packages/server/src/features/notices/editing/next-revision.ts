import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { chooseSlug, type SluggedTable } from './choose-slug.ts'
import { isPublished, type Publication } from './publication.ts'

interface Revised extends Publication {
  readonly id: bigint
  readonly slug: string
  readonly slugIsFinal: boolean
  readonly title: string
  readonly revision: number
}

/** Throws `conflict` where another moderator has saved it meanwhile. */
export function checkRevision({ revision }: Pick<Revised, 'revision'>, seen: number): void {
  if (revision !== seen) throw new AppError('conflict')
}

/** What changes with every change: the revision, and the slug until learners have seen it. */
export async function nextRevision(
  client: PoolClient,
  table: SluggedTable,
  { before, after, now }: { readonly before: Revised; readonly after: Revised; readonly now: number },
) {
  const isFinal = before.slugIsFinal || isPublished(before, now)
  const isSame = isFinal || before.title === after.title
  const slug = isSame ? before.slug : await chooseSlug(client, table, { title: after.title, id: before.id })
  return {
    slug,
    slugIsFinal: isFinal || isPublished(after, now),
    revision: before.revision + 1,
    updatedAt: new Date(now),
  }
}

/** The same of what is new. */
export async function firstRevision(
  client: PoolClient,
  table: SluggedTable,
  { title, publishedOn, now }: { readonly title: string; readonly now: number } & Publication,
) {
  const at = new Date(now)
  const slugIsFinal = isPublished({ publishedOn }, now)
  return { slug: await chooseSlug(client, table, { title }), slugIsFinal, createdAt: at, updatedAt: at }
}
