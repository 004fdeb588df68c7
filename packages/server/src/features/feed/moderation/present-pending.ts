import { escapeAttribute, escapeText } from '../../questions/index.ts'
import type { Orm, ReadPost } from '../posts/post-rows.ts'
import { presentPictures } from '../posts/present-pictures.ts'

/** The words that wait beside those that everyone reads, with new choices and pictures, as HTML. */
export async function presentPending(orm: Orm, rows: readonly ReadPost[]): Promise<ReadonlyMap<bigint, string>> {
  const waiting = rows.filter(({ post }) => post.pendingHtml !== null)
  if (waiting.length === 0) return new Map()
  const pictures = await presentPictures(
    orm,
    waiting.map(({ post }) => post.id),
    'waiting',
  )
  return new Map(
    waiting.map(({ post }) => {
      const options = post.pendingPoll?.options.map(option => `<li>${escapeText(option)}</li>`).join('') ?? ''
      const shown = (pictures.get(post.id) ?? []).flatMap(({ path, alt, width, height }) =>
        path === null ? [] : [`<img src="${path}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}">`],
      )
      return [post.id, `${post.pendingHtml}${options && `<ul>${options}</ul>`}${shown.join('')}`]
    }),
  )
}
