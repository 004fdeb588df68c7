import type { Comment, Reply } from '@prostuti/contract'
import {
  feedApiOf,
  keepCommentDraft,
  type NewComment,
  newKey,
  readCommentDraft,
  talkOutboxOf,
} from '@prostuti/sdk/feed'
import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../foundation/text/error-text.ts'
import { act, tellDone, timeOf, useGoOn } from '../talk/index.ts'
import { peopleOf } from './comment-tree.ts'
import { mentionsIn } from './mentions.ts'
import type { ThreadProps } from './thread-props.ts'

export interface Answer {
  text: string
  write(text: string): void
  /** Whose comment is answered; null: the post. */
  to: { readonly comment: string; readonly name: string } | null
  answer(comment: Comment, to: Comment | Reply): void
  leaveAnswer(): void
  isBusy: boolean
  /** Why it was not taken, or what happens to it. */
  trouble: string
  send(): void
}

type Options = Pick<ThreadProps, 'client' | 't' | 'host' | 'language' | 'viewer' | 'post' | 'comments'> & {
  onFocus: () => void
}

/** What one writes below a post: kept while it is typed, sent at once, or once there is a network. */
export function useAnswer(props: Options): Answer {
  const { client, t, language, viewer, post, comments, onFocus } = props
  const { storage, network } = client.platform
  const owner = { base: client.base, person: viewer.user?.id ?? null }
  const [text, setText] = useState('')
  /** What stands in the field now, also before it is drawn. */
  const written = useRef('')
  const [to, setTo] = useState<Answer['to']>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const wish = useRef({ body: '', key: '' })
  const list = comments.list ?? []

  const restore = () => {
    const kept = readCommentDraft(storage, owner, post.id)
    if (!kept) return
    written.current = kept.text
    setText(kept.text)
    const parent = list.find(({ id }) => id === kept.parent)
    if (parent) setTo({ comment: parent.id, name: parent.author?.name ?? '' })
    if (kept.refused) setTrouble(t('talk.refused_comment'))
  }
  useEffect(restore, [post.id, owner.person])
  const newest = useRef(restore)
  newest.current = restore
  useEffect(
    () =>
      talkOutboxOf(client).onSettled(({ act: sent }, outcome) => {
        if ('refused' in outcome && sent.kind === 'comment' && sent.comment.post === post.id) newest.current()
      }),
    [client, post.id],
  )

  const put = (words: string, answered: Answer['to']) => {
    written.current = words
    setText(words)
    setTo(answered)
    keepCommentDraft(storage, owner, post.id, { text: words, parent: answered?.comment ?? null, refused: null })
  }
  const write = (words: string) => {
    setTrouble('')
    put(words, to)
  }
  const done = () => {
    put('', null)
    setTrouble('')
  }

  const sendNow = async () => {
    const body: NewComment = {
      post: post.id,
      parent_comment: to?.comment ?? null,
      text: written.current.trim(),
      mentions: mentionsIn(written.current, peopleOf(post, list)),
    }
    const keep = async () => {
      await talkOutboxOf(client).add({ kind: 'comment', comment: body })
      done()
      tellDone(t('thread.kept'))
    }
    setBusy(true)
    setTrouble('')
    try {
      if (!network.online()) return await keep()
      const wished = JSON.stringify(body)
      if (wish.current.body !== wished) wish.current = { body: wished, key: newKey() }
      comments.add(await feedApiOf(client).createComment(body, wish.current.key))
      done()
      tellDone(t('thread.sent'))
    } catch (error) {
      console.warn('prostuti: a comment was not taken', error)
      setTrouble(troubleOf(error))
    } finally {
      setBusy(false)
    }
  }
  const troubleOf = (error: unknown): string => {
    const code = codeOf(error)
    if (code === 'rate_limited') {
      const seconds =
        typeof error === 'object' && error !== null && 'retryAfter' in error ? Number(error.retryAfter) : 60
      return t('thread.until', { time: timeOf(client.now() + (seconds || 60) * 1_000, { language }) })
    }
    return t(code === 'network_lost' ? 'thread.lost' : code === 'not_found' ? 'thread.no_post' : 'thread.failed')
  }
  const send = () => {
    if (isBusy || written.current.trim() === '') return
    act(props, { words: 'thread.act.comment', fragment: 'comment', run: () => void sendNow() })
  }
  useGoOn(viewer, fragment => {
    if (fragment !== 'comment' || written.current.trim() === '') return false
    void sendNow()
    return true
  })
  return {
    ...{ text, write, to, isBusy, trouble, send },
    answer(comment, answered) {
      const person = peopleOf(post, list).find(({ name }) => name === answered.author?.name)
      const start = person && !text.includes(`@${person.name}`) ? `@${person.name} ` : ''
      put(text.trim() ? text : start, { comment: comment.id, name: answered.author?.name ?? '' })
      onFocus()
    },
    leaveAnswer: () => put(text, null),
  }
}
