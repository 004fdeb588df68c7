import type { BatchDeps } from './batch-deps.ts'
import { batchLimits, pictureTypes } from './batch-limits.ts'
import { type BatchPicture, isSettled, type PictureFault } from './batch-picture.ts'
import { digestOfFile } from './digest-of-file.ts'
import type { KeptPicture } from './picture-keeper.ts'
import { createPictureList } from './picture-list.ts'
import { createSending } from './sending.ts'

export interface PictureBatch {
  pictures(): readonly BatchPicture[]
  /** Since when nothing goes out: the network is lost, or the server has asked to wait; null: it goes. */
  halt(): 'network' | 'busy' | null
  subscribe(listener: () => void): () => void
  /** Begins with what this device has kept. */
  open(): Promise<void>
  /** Returns how many were too many. */
  add(files: readonly File[]): number
  /** Sends one that failed once more, as a new wish. */
  retry(key: string): void
  remove(keys: readonly string[]): void
  /** The network is back, or the page is seen again. */
  wake(): void
  end(): void
}

/** Files on their way into the library: one that fails holds up nothing, and what is under way goes on after a reload. */
export function createPictureBatch(deps: BatchDeps): PictureBatch {
  const { keeper, newKey } = deps
  const list = createPictureList(keeper)
  const sending = createSending(deps, list)
  let reading: Promise<void> = Promise.resolve()

  /** One after the other: each is in memory as a whole. */
  function readLater(key: string): void {
    reading = reading.then(() => read(key))
  }

  async function read(key: string): Promise<void> {
    const picture = list.find(key)
    if (!picture?.file || picture.state !== 'reading') return
    try {
      const digest = await digestOfFile(picture.file)
      const lost = list.all().find(each => each.state === 'lost' && each.digest === digest)
      if (lost) {
        list.remove([key])
        list.change(lost.key, { file: picture.file, state: 'asking' })
      } else list.change(key, { digest, state: hasTwin(digest, key) ? 'twin' : 'asking' })
    } catch (error) {
      console.warn('a file could not be read', error)
      list.change(key, { state: 'failed', fault: 'unreadable' })
    }
    sending.go()
  }

  const hasTwin = (digest: string, key: string) =>
    list.all().some(each => each.key !== key && each.digest === digest && !['twin', 'failed'].includes(each.state))

  return {
    pictures: list.all,
    halt: sending.halt,
    subscribe: list.subscribe,
    async open() {
      const kept = (await keeper.read()).filter(({ key }) => !list.find(key))
      list.add(kept.map(revive).map(asTwin), { isKept: true })
      for (const { key } of kept) readLater(key)
      sending.go()
    },
    add(files) {
      const under = list.all().filter(picture => !isSettled(picture)).length
      const taken = files.slice(0, Math.max(0, batchLimits.files - under)).map(file => begin(file, newKey()))
      list.add(taken)
      for (const { key } of taken) readLater(key)
      return files.length - taken.length
    },
    retry(key) {
      list.change(key, { key: newKey(), state: 'asking', fault: null, share: 0, isSent: false })
      sending.go()
    },
    remove(keys) {
      sending.stop(keys)
      list.remove(keys)
      // A picture whose like is taken away is one by itself.
      for (const { key, digest, state } of list.all())
        if (state === 'twin' && digest !== null && !hasTwin(digest, key)) list.change(key, { state: 'asking' })
      sending.go()
    },
    wake: sending.wake,
    end: sending.end,
  }
}

const nothingYet = { share: 0, digest: null, fault: null, image: null, isSent: false } as const

function begin(file: File, key: string): BatchPicture {
  const fault = faultOf(file)
  return { ...nothingYet, key, name: file.name, size: file.size, file, state: fault ? 'failed' : 'reading', fault }
}

/** What is known without a look at the bytes. A file without a type is the server's to judge. */
function faultOf({ size, type }: File): PictureFault | null {
  if (size > batchLimits.fileBytes) return 'too_large'
  return type === '' || pictureTypes.some(each => each === type) ? null : 'unsupported_type'
}

function revive({ place: _, ...kept }: KeptPicture): BatchPicture {
  const state = kept.fault ? 'failed' : kept.digest ? 'asking' : kept.file ? 'reading' : 'lost'
  return { ...nothingYet, ...kept, state }
}

/** The first of those with the same bytes goes out for all of them. */
function asTwin(picture: BatchPicture, place: number, all: readonly BatchPicture[]): BatchPicture {
  const isLike = (each: BatchPicture) => each.digest === picture.digest && each.state !== 'failed'
  return picture.state === 'asking' && all.findIndex(isLike) < place ? { ...picture, state: 'twin' } : picture
}
