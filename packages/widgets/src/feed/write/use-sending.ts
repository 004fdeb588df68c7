import type { Post } from '@prostuti/contract'
import { pollOptions, postTypes } from '@prostuti/contract/feed/bounds'
import { feedApiOf, type NewPost, newKey, talkOutboxOf } from '@prostuti/sdk/feed'
import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../foundation/text/error-text.ts'
import { act, lettersOf, stateOf, timeOf, useGoOn } from '../talk/index.ts'
import type { Draft } from './use-draft.ts'
import type { Pictures } from './use-pictures.ts'
import type { ComposerProps } from './write-props.ts'

interface Parts {
  draft: Draft
  pictures: Pictures
  isOnline: boolean
}

export interface Sending {
  /** What happens next, above the button. */
  note: string
  /** Why it cannot be sent now: it stands on the button. */
  obstacle: string | null
  /** Why it was not taken. */
  trouble: string
  isBusy: boolean
  /** It waits for a network, where there is none. */
  keeps: boolean
  send(): void
}

const minuteMs = 60_000

/** Sends what is written; where it is not taken the words stay, and why stands on the button or above it. */
export function useSending(props: ComposerProps, { draft, pictures, isOnline }: Parts): Sending {
  const { client, t, editing, viewer, onDone, onKept } = props
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [until, setUntil] = useState(0)
  const [isLost, setLost] = useState(false)
  const wish = useRef({ body: '', key: '' })
  useEffect(() => setLost(false), [isOnline, draft.text])
  const keeps = !editing && (!isOnline || isLost)
  const obstacle = obstacleOf(props, { draft, pictures, until })

  const sendNow = async () => {
    const body = bodyOf(props, draft)
    setTrouble('')
    setBusy(true)
    try {
      if (keeps) {
        await talkOutboxOf(client).add({ kind: 'post', post: body })
        draft.clear()
        return onKept()
      }
      const post = editing ? await change(props, editing, body) : await create(body)
      draft.clear()
      onDone(post, editing !== null)
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  /** The same words are one wish, however often they are sent. */
  const create = (body: NewPost): Promise<Post> => {
    const text = JSON.stringify(body)
    if (wish.current.body !== text) wish.current = { body: text, key: newKey() }
    return feedApiOf(client).createPost(body, wish.current.key)
  }
  const onError = (error: unknown) => {
    console.warn('prostuti: a post was not taken', error)
    const code = codeOf(error)
    if (code === 'rate_limited') return setUntil(untilOf(error, client.now()))
    if (code === 'network_lost' && !editing) return setLost(true)
    if (code === 'not_signed_in') return send()
    setTrouble(t(code === 'network_lost' ? 'write.offline_edit' : `write.${known.has(code) ? code : 'failed'}`))
  }
  const send = () => {
    if (isBusy || obstacle !== null) return
    act(props, { words: 'write.act.send', fragment: 'send', run: () => void sendNow() })
  }
  useGoOn(viewer, fragment => {
    if (fragment !== 'send') return false
    send()
    return true
  })
  return { note: noteOf(props, draft, keeps, until), obstacle, trouble, isBusy, keeps, send }
}

const known: ReadonlySet<string> = new Set(['validation_failed', 'not_found', 'forbidden'])

/** Whole minutes, so that what is said is kept. */
function untilOf(error: unknown, now: number): number {
  const seconds = typeof error === 'object' && error !== null && 'retryAfter' in error ? Number(error.retryAfter) : 60
  return Math.ceil((now + (seconds || 60) * 1_000) / minuteMs) * minuteMs
}

/** The refusal that stands on the button; null: it can go. */
function obstacleOf(
  { t, language, type, now, editing }: ComposerProps,
  { draft, pictures, until }: Omit<Parts, 'isOnline'> & { until: number },
): string | null {
  if (until > now) return t('write.until', { time: timeOf(until, { language }) })
  if (draft.text.trim() === '') return t('write.no_words')
  const empty = draft.options.findIndex(option => option.trim() === '')
  if (type === 'poll' && !editing?.poll?.is_frozen && empty >= 0)
    return t('write.fill_choice', { letter: lettersOf(language)[empty]! })
  if (type === 'poll' && draft.options.length < pollOptions.min) return t('write.few_choices')
  if (pictures.isBusy) return t('write.picture_on_its_way')
  return null
}

function noteOf({ t, type, viewer, editing }: ComposerProps, draft: Draft, keeps: boolean, until: number): string {
  if (keeps) return t('write.offline')
  if (until > 0) return t('write.too_often')
  if (viewer.isModerator) return t('write.note_moderator')
  if (editing && stateOf(editing) === 'public') return t('write.note_edit')
  return t(type === 'poll' && draft.options.length > 0 ? 'write.note_poll' : 'write.note')
}

function bodyOf({ type }: ComposerProps, draft: Draft): NewPost {
  return {
    type: postTypes[type],
    text: draft.text.trim(),
    pictures: draft.pictures.filter(({ state }) => state !== 'failed').map(({ id, alt }) => ({ id, alt: alt.trim() })),
    poll: type === 'poll' ? { options: draft.options.map(option => option.trim()), open_days: draft.days } : null,
    question: draft.question,
  }
}

const change = (
  { client }: ComposerProps,
  { id, poll: before }: Post,
  { text, pictures, poll }: NewPost,
): Promise<Post> => feedApiOf(client).updatePost(id, { text, pictures, ...(poll && !before?.is_frozen && { poll }) })
