import type { Language } from '@prostuti/contract'
import { inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { imageBlobs, images } from './tables.ts'

/** A picture, as far as a page needs it. */
export interface Picture {
  readonly digest: string
  readonly width: number
  readonly height: number
  /** What who cannot see it hears where a place has no words of its own. */
  readonly altBn: string
  readonly altEn: string
}

/** In this language, else in the other; empty where nobody has said it. */
export const altOf = ({ altBn, altEn }: Pick<Picture, 'altBn' | 'altEn'>, language: Language): string =>
  language === 'en' ? altEn || altBn : altBn || altEn

export const imagePath = (digest: string): string => `/api/core/v1/images/${digest}/`

/** Pictures that are ready, by the id of their upload. */
export async function readPictures(
  orm: Pick<NodePgDatabase, 'select'>,
  ids: readonly (bigint | null)[],
): Promise<ReadonlyMap<bigint, Picture>> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await orm
    .select({
      ...{ id: images.id, digest: imageBlobs.digest, width: imageBlobs.width, height: imageBlobs.height },
      ...{ altBn: images.altBn, altEn: images.altEn },
    })
    .from(images)
    .innerJoin(imageBlobs, sql`${imageBlobs.digest} = ${images.digest}`)
    .where(inArray(images.id, wanted))
  return new Map(rows.map(({ id, ...picture }) => [id, picture]))
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Words as the value of an attribute. */
export const attributeText = (words: string): string => words.replace(/[&<>"]/g, sign => entities[sign]!)

/**
 * A question's picture as it stands after the question's text, in both languages; empty for none. `siteUrl`: in front of the
 * address, for what is also shown on partners' pages.
 */
export function pictureHtml(picture: Picture | null | undefined, siteUrl = ''): Record<Language, string> {
  if (!picture) return { bn: '', en: '' }
  const { digest, width, height } = picture
  const inLanguage = (language: Language) =>
    `<img src="${siteUrl}${imagePath(digest)}" alt="${attributeText(altOf(picture, language))}" width="${width}" height="${height}">`
  return { bn: inLanguage('bn'), en: inLanguage('en') }
}
