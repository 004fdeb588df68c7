import { ApiError } from '@prostuti/sdk'
import type { BatchDeps } from './batch-deps.ts'
import { batchLimits } from './batch-limits.ts'
import type { BatchPicture, PictureFault } from './batch-picture.ts'
import type { PictureList } from './picture-list.ts'

type Halt = 'network' | 'busy' | null

/** Brings a batch to the server: asks what is there already, sends the rest a few at once, and asks until all are made. */
export function createSending({ calls, pause }: Pick<BatchDeps, 'calls' | 'pause'>, list: PictureList) {
  const underWay = new Map<string, AbortController>()
  let halted: Halt = null
  let isAsking = false
  let asked = 0
  let hasEnded = false

  const inState = (state: BatchPicture['state']) => list.all().filter(picture => picture.state === state)

  /** Does all that can be done now. */
  function go(): void {
    if (hasEnded || halted !== null) return
    const isReading = inState('reading').length > 0
    if (!isAsking && ((inState('asking').length > 0 && !isReading) || inState('making').length > 0)) void ask()
    const free = batchLimits.sending - underWay.size
    for (const picture of inState('waiting').slice(0, Math.max(0, free))) void send(picture)
  }

  async function ask(): Promise<void> {
    isAsking = true
    const open = [...inState('asking'), ...inState('making')].slice(0, batchLimits.files)
    try {
      const { found } = await calls.find([...new Set(open.flatMap(({ digest }) => digest ?? []))])
      const images = new Map(found.map(({ digest, image }) => [digest, image]))
      const changed = open.filter(picture => settle(picture, images.get(picture.digest ?? '')))
      asked = changed.length > 0 ? 0 : asked + 1
    } catch (error) {
      if (!halt(error)) for (const { key } of open) list.change(key, { state: 'failed', fault: 'refused' })
    }
    if (halted === null && inState('asking').length === 0 && inState('making').length > 0)
      await pause(batchLimits.asks[Math.min(asked, batchLimits.asks.length - 1)]!)
    isAsking = false
    go()
  }

  /** Takes the server's word for one; true where it is something new. */
  function settle({ key, state, file, isSent }: BatchPicture, image: BatchPicture['image'] | undefined): boolean {
    // Removed or changed while the answer was on its way.
    if (list.find(key)?.state !== state) return false
    if (image?.state === 'ready') list.change(key, { state: isSent ? 'ready' : 'known', image, file: null })
    else if (image?.state === 'processing') {
      list.change(key, { state: 'making', image })
      return state !== 'making'
    } else if (image && isSent) list.change(key, { state: 'failed', fault: 'unreadable' })
    else list.change(key, { state: file ? 'waiting' : 'lost' })
    return true
  }

  async function send({ key, file }: BatchPicture): Promise<void> {
    if (!file) return
    const stop = new AbortController()
    underWay.set(key, stop)
    list.change(key, { state: 'sending', share: 0 })
    try {
      await calls.send(file, { key, signal: stop.signal, onSent: share => list.change(key, { share }) })
      if (!stop.signal.aborted) list.change(key, { state: 'making', share: 1, isSent: true })
    } catch (error) {
      if (!stop.signal.aborted) {
        const isLater = halt(error)
        list.change(key, isLater ? { state: 'waiting', share: 0 } : { state: 'failed', fault: faultOf(error) })
      }
    }
    underWay.delete(key)
    asked = 0
    go()
  }

  /** Where another try makes sense, nothing goes out for a while. */
  function halt(error: unknown): boolean {
    const isBusy = error instanceof ApiError && (error.isTransient || error.code === 'conflict')
    if (!isBusy) {
      console.error('a picture was not taken', error)
      return false
    }
    const first = halted === null
    halted = error.status === 0 ? 'network' : 'busy'
    if (first) void pause(error.retryAfter ? error.retryAfter * 1_000 : batchLimits.pauseMs).then(wake)
    return true
  }

  function wake(): void {
    if (halted === null) return
    halted = null
    list.touch()
    go()
  }

  return {
    go,
    wake,
    halt: () => halted,
    stop(keys: readonly string[]): void {
      for (const key of keys) underWay.get(key)?.abort()
    },
    end(): void {
      hasEnded = true
      for (const each of underWay.values()) each.abort()
    },
  }
}

function faultOf(error: unknown): PictureFault {
  if (!(error instanceof ApiError)) return 'refused'
  return error.code === 'too_large' || error.code === 'unsupported_type' ? error.code : 'refused'
}
