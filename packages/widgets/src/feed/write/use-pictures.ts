import type { PostPicture } from '@prostuti/contract'
import { maxPostPictureBytes, maxPostPictures } from '@prostuti/contract/feed/bounds'
import { feedApiOf, newKey } from '@prostuti/sdk/feed'
import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../foundation/text/error-text.ts'
import type { Draft } from './use-draft.ts'
import type { ComposerProps } from './write-props.ts'

/** Why a picture is not taken. */
type PictureFault = 'too_large' | 'unsupported_type' | 'failed'

/** A picture that is on its way, or was not taken. */
export interface Sent {
  readonly key: string
  readonly file: File
  readonly fault: PictureFault | null
  /** How much of it has gone, from 0 to 1. */
  readonly share: number
}

export interface Pictures {
  readonly sent: readonly Sent[]
  /** So many more can be added. */
  readonly room: number
  readonly isBusy: boolean
  add(files: readonly File[]): void
  again(sent: Sent): void
  /** Takes it away, and stops it where it is under way. */
  forget(key: string): void
}

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
/** A picture is read in the background: so often, and so many times, it is asked for. */
const [readMs, mostReads] = [1_000, 30]

/** Brings pictures to the server while one goes on writing: one that fails holds up nothing but itself. */
export function usePictures({ client }: ComposerProps, draft: Draft): Pictures {
  const [sent, setSent] = useState<readonly Sent[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const api = feedApiOf(client)
  const put = (key: string, part: Partial<Sent>) =>
    setSent(all => all.map(each => (each.key === key ? { ...each, ...part } : each)))
  const forget = (key: string) => {
    stops.current.get(key)?.abort()
    setSent(all => all.filter(each => each.key !== key))
  }

  const send = async ({ key, file }: Sent) => {
    const { signal } = setStop(stops.current, key)
    try {
      const picture = await api.uploadPicture(file, key, { signal, onSent: share => put(key, { share }) })
      if (signal.aborted) return
      forget(key)
      draft.changePictures(pictures => [...pictures, picture])
    } catch (error) {
      if (signal.aborted) return
      console.warn('prostuti: a picture was not sent', error)
      put(key, { fault: faultOf(codeOf(error)) })
    }
  }
  const add = (files: readonly File[]) => {
    const added = files.slice(0, maxPostPictures - draft.pictures.length - sent.length).map(toSent)
    setSent(all => [...all, ...added])
    for (const each of added) if (!each.fault) void send(each)
  }
  useReading(draft, id => api.picture(id))
  return {
    sent,
    room: maxPostPictures - draft.pictures.length - sent.length,
    isBusy: sent.some(({ fault }) => fault === null),
    add,
    again: each => {
      put(each.key, { fault: null, share: 0 })
      void send(each)
    },
    forget,
  }
}

function setStop(stops: Map<string, AbortController>, key: string): AbortController {
  const stop = new AbortController()
  stops.set(key, stop)
  return stop
}

function toSent(file: File): Sent {
  const fault = file.size > maxPostPictureBytes ? 'too_large' : types.includes(file.type) ? null : 'unsupported_type'
  return { key: newKey(), file, fault, share: 0 }
}

const faultOf = (code: string): PictureFault => (code === 'too_large' || code === 'unsupported_type' ? code : 'failed')

/** Until each is ready, or is found to be none. */
function useReading(draft: Draft, read: (id: string) => Promise<PostPicture>): void {
  const waiting = draft.pictures.filter(({ state }) => state === 'processing').map(({ id }) => id)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (waiting.length === 0 || round >= mostReads) return
    const timer = setTimeout(() => {
      for (const id of waiting)
        read(id).then(
          found => draft.changePictures(all => all.map(each => (each.id === id ? { ...found, alt: each.alt } : each))),
          error => console.info('prostuti: a picture is asked for once more', error),
        )
      setRound(round + 1)
    }, readMs)
    return () => clearTimeout(timer)
  }, [waiting.join(), round])
}
