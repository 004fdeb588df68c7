import type { PlatformStorage } from '../../platform/platform.ts'
import {
  emptyDraft,
  keepCommentDraft,
  keepPostDraft,
  type PostTypeName,
  readCommentDraft,
  readPostDraft,
} from '../drafts.ts'
import { typeNameOf } from '../post-types.ts'
import type { WaitingItem } from './waiting-item.ts'

type Storage = Pick<PlatformStorage, 'getItem' | 'setItem' | 'removeItem'>

/** Words that were not taken become a draft again, ahead of what has been written since. */
export function keepRefused(storage: Storage, { base, person, act }: WaitingItem, refused: string): void {
  const owner = { base, person }
  if (act.kind === 'post') {
    const type: PostTypeName = typeNameOf(act.post.type)
    const since = readPostDraft(storage, owner, type)
    keepPostDraft(storage, owner, type, {
      ...emptyDraft,
      text: joined(act.post.text, since?.text),
      options: act.post.poll?.options ?? since?.options ?? emptyDraft.options,
      days: act.post.poll?.open_days ?? emptyDraft.days,
      question: act.post.question ?? null,
      refused,
    })
  }
  if (act.kind === 'comment') {
    const { post, text, parent_comment: parent = null } = act.comment
    const since = readCommentDraft(storage, owner, post)
    keepCommentDraft(storage, owner, post, { text: joined(text, since?.text), parent, refused })
  }
}

const joined = (text: string, since: string | undefined): string => (since?.trim() ? `${text}\n\n${since}` : text)
