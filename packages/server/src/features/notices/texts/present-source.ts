import type { NoticeSource } from '@prostuti/contract'

/** Where something was found; one without words is called by its host. */
export function presentSource(row: { readonly sourceTitle: string; readonly sourceLink: string }): NoticeSource | null {
  const { sourceTitle, sourceLink } = row
  if (sourceTitle === '' && sourceLink === '') return null
  const host = URL.parse(sourceLink)?.hostname.replace(/^www\./, '')
  return { title: sourceTitle || host || sourceLink, href: sourceLink || null }
}
