import type { PostPicture } from '@prostuti/contract'
import type { PlatformStorage } from '../platform/platform.ts'

/** The address and the draft name a type of post by its word. */
export type PostTypeName = 'general' | 'question' | 'poll'

/** What is being written: one for each type on a device. */
export interface PostDraft {
  readonly text: string
  readonly options: readonly string[]
  readonly days: 1 | 3 | 7
  readonly pictures: readonly PostPicture[]
  /** A question of the bank that is quoted. */
  readonly question: string | null
  /** Why the server did not take it, as an error's code. */
  readonly refused: string | null
}

/** What the form of a new post begins with. */
export const emptyDraft: PostDraft = {
  text: '',
  options: ['', ''],
  days: 3,
  pictures: [],
  question: null,
  refused: null,
}

/** A comment that is still being written; `parent` is the comment that it replies to, `refused` the code with which it came back. */
export interface CommentDraft {
  readonly text: string
  readonly parent: string | null
  readonly refused: string | null
}

type Storage = Pick<PlatformStorage, 'getItem' | 'setItem' | 'removeItem'>

/** Whose device it is: a draft is shown to who wrote it, and one without a person to who signs in next. */
export interface DraftOwner {
  readonly base: string
  readonly person: string | null
}

const postKey = (base: string, type: PostTypeName) => `prostuti:talk-draft:${base}:${type}`
const commentKey = (base: string, post: string) => `prostuti:talk-comment:${base}:${post}`

/** This person's draft of a post of that type; null where there is none. */
export function readPostDraft(storage: Storage, owner: DraftOwner, type: PostTypeName): PostDraft | null {
  const kept = read<PostDraft>(storage, postKey(owner.base, type), owner)
  return kept && typeof kept.text === 'string' ? { ...emptyDraft, ...kept } : null
}

/** Null, or one without a word, lets go of it. */
export function keepPostDraft(storage: Storage, owner: DraftOwner, type: PostTypeName, draft: PostDraft | null): void {
  const isEmpty = !draft || (!hasWords(draft) && draft.pictures.length === 0)
  write(storage, postKey(owner.base, type), owner, isEmpty ? null : draft)
}

/** This person's draft of a comment on that post; null where there is none. */
export function readCommentDraft(storage: Storage, owner: DraftOwner, post: string): CommentDraft | null {
  const kept = read<CommentDraft>(storage, commentKey(owner.base, post), owner)
  return kept && typeof kept.text === 'string' ? kept : null
}

/** Keeps a draft; null or one without words forgets it. Throws where this device stores nothing. */
export function keepCommentDraft(storage: Storage, owner: DraftOwner, post: string, draft: CommentDraft | null): void {
  write(storage, commentKey(owner.base, post), owner, draft?.text.trim() ? draft : null)
}

/** Whether anything has been written, in the text or an option. */
export const hasWords = ({ text, options }: Pick<PostDraft, 'text' | 'options'>): boolean =>
  text.trim() !== '' || options.some(option => option.trim() !== '')

function read<T>(storage: Storage, key: string, { person }: DraftOwner): T | null {
  const text = storage.getItem(key)
  if (text === null) return null
  try {
    const kept: { person?: string | null; draft?: T } | null = JSON.parse(text)
    const isOwn = kept?.person === null || kept?.person === person
    return isOwn ? (kept?.draft ?? null) : null
  } catch (error) {
    console.warn(`prostuti: ${key} on this device holds no draft`, error)
    return null
  }
}

function write(storage: Storage, key: string, { person }: DraftOwner, draft: object | null): void {
  if (draft) storage.setItem(key, JSON.stringify({ person, draft }))
  else storage.removeItem(key)
}
