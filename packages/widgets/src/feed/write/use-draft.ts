import type { PostPicture } from '@prostuti/contract'
import {
  emptyDraft,
  hasWords,
  keepPostDraft,
  type PostDraft,
  type PostTypeName,
  readPostDraft,
} from '@prostuti/sdk/feed'
import { useEffect, useRef, useState } from 'react'
import type { ComposerProps } from './write-props.ts'

export interface Draft extends PostDraft {
  /** It is on this device. */
  isKept: boolean
  change(part: Partial<PostDraft>): void
  /** Changes what is there then, whatever has been typed since. */
  changePictures(change: (pictures: readonly PostPicture[]) => readonly PostPicture[]): void
  /** It was sent. */
  clear(): void
}

/** One draft for each type, on this device; a post that is changed has none. */
export function useDraft(props: ComposerProps): Draft {
  const { client, type, editing, quote, viewer } = props
  const { storage } = client.platform
  const owner = { base: client.base, person: viewer.user?.id ?? null }
  const [draft, setDraft] = useState<PostDraft>(() => firstDraft(props, type))
  const newest = useRef(draft)
  const written = useRef(type)

  const put = (next: PostDraft) => {
    newest.current = next
    setDraft(next)
    if (!editing) keepPostDraft(storage, owner, type, next)
  }
  useEffect(() => {
    if (editing) return
    const before = written.current
    written.current = type
    const kept = readPostDraft(storage, owner, type)
    const own = newest.current
    // Words that were begun as another type go along, unless this one has its own.
    if (before !== type && !kept && hasWords(own)) {
      keepPostDraft(storage, owner, before, null)
      put({ ...own, refused: null })
    } else {
      newest.current = withQuote(kept ?? emptyDraft, quote?.id)
      setDraft(newest.current)
    }
  }, [type, owner.person, editing])

  return {
    ...draft,
    isKept: !editing && hasWords(draft),
    change: part => put({ ...newest.current, refused: null, ...part }),
    changePictures: change => put({ ...newest.current, pictures: change(newest.current.pictures) }),
    clear: () => put({ ...emptyDraft }),
  }
}

const withQuote = (draft: PostDraft, question: string | undefined): PostDraft =>
  question ? { ...draft, question } : draft

function firstDraft({ client, editing, quote, viewer }: ComposerProps, type: PostTypeName): PostDraft {
  if (!editing) {
    const owner = { base: client.base, person: viewer.user?.id ?? null }
    return withQuote(readPostDraft(client.platform.storage, owner, type) ?? emptyDraft, quote?.id)
  }
  return {
    ...emptyDraft,
    text: editing.pending_text ?? editing.text,
    pictures: editing.pictures,
    options: editing.poll?.options.map(({ text }) => text) ?? emptyDraft.options,
    days: editing.poll?.open_days ?? emptyDraft.days,
  }
}
