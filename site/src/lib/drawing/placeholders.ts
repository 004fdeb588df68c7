import type { UserInfo } from '@prostuti/contract'
import { goals } from '@prostuti/contract/goals'
import { shortName } from '@prostuti/sdk/auth/person'
import { initialOf } from '../auth/person.ts'

/*
 * Private-use characters that stand for somebody's id, name, short name, address and picture in a page's frame. Two for a name,
 * so that its first letter alone, which an avatar shows, is told from it.
 */
const mark = {
  name: '\uE110\uE111',
  short: '\uE120\uE121',
  local: '\uE130',
  domain: '\uE131',
  picture: '\uE140',
  id: '\uE160',
  time: '\uE150',
}

const anyPlaceholder = /(\uE110\uE111|\uE110|\uE120\uE121|\uE120|\uE130|\uE131|\uE140|\uE150|\uE160)/

/** Stands for the instant at which a page is sent, in milliseconds since 1970. */
export const timePlaceholder = mark.time

const isGoal = (tag: string): boolean => (goals as readonly string[]).includes(tag)

/** This person with placeholders for a few words. Whoever is then the same has the same frame. */
export function withPlaceholders(viewer: UserInfo): UserInfo {
  return {
    ...viewer,
    id: mark.id,
    name: viewer.name && mark.name,
    first_name: shortName(viewer) && mark.short,
    last_name: '',
    email: viewer.email && `${mark.local}@${mark.domain}`,
    picture: viewer.picture && mark.picture,
    // Whoever has said which job they prepare for is not asked.
    profile: { tags: viewer.profile.tags.filter(tag => isGoal(tag)), rank_alias: null },
  }
}

/** What would have to be escaped where it is put in, or is one of our marks. */
const special = /[&<>"'`\\\p{Cc}\p{Co}\p{Cs}\u2028\u2029]/u

/** Whether this person's words can take the placeholders' places as they are. Somebody called O'Brien has a page drawn alone. */
export function fitsPlaceholders(viewer: UserInfo): boolean {
  const { email, picture, name } = viewer
  const words = [name, shortName(viewer), email ?? '', picture ?? '']
  return words.every(word => !special.test(word)) && (!email || /^[^@]+@[^@]+$/.test(email))
}

/** A frame cut at its marks. */
export interface FrameTexts<Text> {
  /** One more than marks, around which they stand. */
  readonly texts: readonly Text[]
  readonly marks: readonly string[]
}

/** Cuts a frame at its marks, so that it is filled in by putting pieces side by side. */
export function splitAtPlaceholders(html: string): FrameTexts<string> {
  const pieces = html.split(anyPlaceholder)
  return { texts: pieces.filter((_, index) => index % 2 === 0), marks: pieces.filter((_, index) => index % 2 === 1) }
}

/** The frame's texts with this person's words between them. */
export function fillIn<Text>({ texts, marks }: FrameTexts<Text>, viewer: UserInfo, now: number): (Text | string)[] {
  const { name, email, picture } = viewer
  const short = shortName(viewer)
  const [local = '', domain = ''] = (email ?? '').split('@')
  const words: Record<string, string> = {
    [mark.name]: name,
    [mark.name[0]!]: initialOf(name),
    [mark.short]: short,
    [mark.short[0]!]: initialOf(short),
    [mark.local]: local,
    [mark.domain]: domain,
    [mark.picture]: picture ?? '',
    [mark.id]: viewer.id,
    [mark.time]: String(now),
  }
  return texts.flatMap((text, index) => (index < marks.length ? [text, words[marks[index]!]!] : [text]))
}
