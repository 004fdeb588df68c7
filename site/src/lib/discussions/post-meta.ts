import type { PageMeta, Post } from '@prostuti/contract'
import { translator } from '../i18n/i18n.ts'
import { discussionsPath, postPath } from './discussion-address.ts'

const [titleLetters, aboutLetters] = [70, 160]

/** Its first words: the head of a post, which has no title. */
export function headlineOf({ text }: Pick<Post, 'text'>, letters = titleLetters): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= letters) return line
  const cut = line.slice(0, letters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), letters / 2))}…`
}

/** What the head of a post's page says. */
export function postMeta(post: Post, language: 'bn' | 'en'): PageMeta {
  const t = translator(language)
  const title = headlineOf(post)
  const canonical = postPath(post.id)
  const about = t('discussions_page.about_post', { count: post.comment_count })
  return {
    title,
    description: `${headlineOf(post, aboutLetters)} ${about}`,
    canonical,
    breadcrumbs: [
      { title: t('menu.discussions'), href: discussionsPath },
      { title, href: canonical },
    ],
  }
}
