import type { BatchPicture } from './batch-picture.ts'
import type { KeptPicture, PictureKeeper } from './picture-keeper.ts'

type Change = Partial<Omit<BatchPicture, 'name' | 'size'>>

/** The files of a batch in their order: each change is told, and kept on this device where it outlives the page. */
export function createPictureList(keeper: PictureKeeper) {
  let all: readonly BatchPicture[] = []
  const listeners = new Set<() => void>()
  // One after the other: a picture is never written behind the one that takes it away.
  let writes: Promise<unknown> = Promise.resolve()
  const keep = (write: () => Promise<void>) => {
    writes = writes.then(write).catch(error => console.warn('this device keeps no batch of pictures', error))
  }
  const tell = (next: readonly BatchPicture[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  const kept = ({ key, name, size, digest, file, fault, isSent }: BatchPicture): KeptPicture => ({
    ...{ key, name, size, digest, file, fault, isSent },
    place: all.findIndex(picture => picture.key === key),
  })
  const store = (picture: BatchPicture) => keep(() => keeper.write(kept(picture)))
  return {
    all: () => all,
    find: (key: string) => all.find(picture => picture.key === key),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(pictures: readonly BatchPicture[], { isKept = false } = {}): void {
      tell([...all, ...pictures])
      if (!isKept) for (const picture of pictures) store(picture)
    },
    change(key: string, change: Change): void {
      tell(all.map(picture => (picture.key === key ? { ...picture, ...change } : picture)))
      if (change.key !== undefined) keep(() => keeper.forget([key]))
      const next = all.find(picture => picture.key === (change.key ?? key))
      const isLasting = (['digest', 'file', 'fault', 'isSent', 'key'] as const).some(name => name in change)
      if (next && isLasting) store(next)
    },
    remove(keys: readonly string[]): void {
      tell(all.filter(({ key }) => !keys.includes(key)))
      keep(() => keeper.forget(keys))
    },
    /** Has what is shown beside the list read again. */
    touch: () => tell([...all]),
    /** Resolves once all is on the device. */
    written: () => writes,
  }
}

export type PictureList = ReturnType<typeof createPictureList>
