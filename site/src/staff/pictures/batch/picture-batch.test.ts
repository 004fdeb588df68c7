import type { LibraryImage } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import { describe, expect, it } from 'vitest'
import { digestOfFile } from './digest-of-file.ts'
import { createPictureBatch } from './picture-batch.ts'
import type { KeptPicture, PictureKeeper } from './picture-keeper.ts'

const file = (words: string, name = `${words}.png`, type = 'image/png') => new File([words], name, { type })

/** A device that keeps pictures in memory. */
function device(): PictureKeeper & { readonly kept: Map<string, KeptPicture> } {
  const kept = new Map<string, KeptPicture>()
  return {
    kept,
    read: async () => [...kept.values()].sort((one, other) => one.place - other.place),
    write: async picture => void kept.set(picture.key, picture),
    forget: async keys => {
      for (const key of keys) kept.delete(key)
    },
  }
}

const imageOf = (digest: string, state: LibraryImage['state']): LibraryImage => ({
  ...{ id: '1', name: 'x', state, path: `/${digest}`, width: 1, height: 1, created_at: '2026-11-27T06:00:00.000Z' },
  ...{ alt: { bn: '', en: '' }, file_bytes: 1, bytes: 1, shown_by: [], revision: 1 },
})

const failure = (code: ApiError['code'], status: number) => new ApiError({ code, status, call: '[POST] x' })

/** A server that has made a picture as soon as it is asked; `refuse` says why it does not take one. */
function server(refuse: (name: string) => ApiError | null = () => null) {
  const images = new Map<string, LibraryImage>()
  const sent: { readonly name: string; readonly key: string }[] = []
  let most = 0
  let now = 0
  return {
    images,
    sent,
    most: () => most,
    calls: {
      find: async (digests: readonly string[]) => ({
        found: digests.flatMap(digest => {
          const image = images.get(digest)
          return image ? [{ digest, image }] : []
        }),
      }),
      async send(given: File, { key, onSent }: { key: string; onSent(share: number): void }) {
        most = Math.max(most, ++now)
        onSent(0.5)
        await new Promise(resolve => setImmediate(resolve))
        now--
        const error = refuse(given.name)
        if (error) throw error
        sent.push({ name: given.name, key })
        const image = imageOf(await digestOfFile(given), given.name.startsWith('broken') ? 'failed' : 'ready')
        images.set(await digestOfFile(given), image)
        return image
      },
    },
  }
}

let keys = 0
function open(calls: ReturnType<typeof server>['calls'], keeper = device()) {
  const batch = createPictureBatch({
    ...{ calls, keeper },
    newKey: () => `key-${++keys}`,
    pause: () => new Promise(resolve => setImmediate(resolve)),
  })
  const states = () => Object.fromEntries(batch.pictures().map(({ name, state }) => [name, state]))
  /** Resolves once this is true of the batch. */
  const until = (isSo: () => boolean) =>
    new Promise<void>(resolve => {
      const look = () => {
        if (!isSo()) return
        stop()
        resolve()
      }
      const stop = batch.subscribe(look)
      look()
    })
  const settled = () =>
    until(() => batch.pictures().every(({ state }) => ['ready', 'known', 'twin', 'failed', 'lost'].includes(state)))
  return { batch, keeper, states, until, settled }
}

describe('a batch of pictures', () => {
  it('sends three at once, and one that fails holds up nothing', async () => {
    const there = server()
    const { batch, states, settled } = open(there.calls)
    batch.add([file('broken'), ...['a', 'b', 'c', 'd', 'e'].map(each => file(each))])
    await settled()
    expect(states()).toEqual({
      ...{ 'broken.png': 'failed', 'a.png': 'ready', 'b.png': 'ready' },
      ...{ 'c.png': 'ready', 'd.png': 'ready', 'e.png': 'ready' },
    })
    expect(there.most()).toBe(3)
  })

  it('sends no bytes that are there, nor the same twice', async () => {
    const there = server()
    there.images.set(await digestOfFile(file('old')), imageOf('old', 'ready'))
    const { batch, states, settled } = open(there.calls)
    batch.add([file('old'), file('new'), file('new', 'again.png')])
    await settled()
    expect(states()).toEqual({ 'old.png': 'known', 'new.png': 'ready', 'again.png': 'twin' })
    expect(there.sent.map(({ name }) => name)).toEqual(['new.png'])
  })

  it('waits for a lost network, and sends then under the same key', async () => {
    let isLost = true
    const tried: string[] = []
    const there = server()
    const send: typeof there.calls.send = async (given, options) => {
      tried.push(options.key)
      if (isLost) throw failure('network_lost', 0)
      return there.calls.send(given, options)
    }
    const pauses: (() => void)[] = []
    const batch = createPictureBatch({
      ...{ calls: { ...there.calls, send }, keeper: device(), newKey: () => 'one-key' },
      pause: () => new Promise(resolve => pauses.push(resolve)),
    })
    const halted = new Promise<void>(resolve => batch.subscribe(() => batch.halt() === 'network' && resolve()))
    batch.add([file('a')])
    await halted
    isLost = false
    const ready = new Promise<void>(resolve =>
      batch.subscribe(() => batch.pictures()[0]?.state === 'ready' && resolve()),
    )
    batch.subscribe(() => {
      for (const go of pauses.splice(0)) go()
    })
    batch.wake()
    await ready
    expect(tried).toEqual(['one-key', 'one-key'])
  })

  it('goes on after a reload with what the device has kept, and asks for a file that it has not', async () => {
    const there = server(() => failure('network_lost', 0))
    const first = open(there.calls)
    first.batch.add([file('a'), file('b'), file('a', 'like-a.png')])
    await first.until(() => first.batch.halt() === 'network')
    first.batch.end()
    const { kept } = first.keeper
    const [a, b] = [...kept.values()]
    kept.set(b!.key, { ...b!, file: null })

    const again = server()
    const second = open(again.calls, first.keeper)
    await second.batch.open()
    await second.settled()
    expect(second.states()).toEqual({ 'a.png': 'ready', 'b.png': 'lost', 'like-a.png': 'twin' })
    expect(again.sent).toEqual([{ name: 'a.png', key: a!.key }])
    second.batch.add([file('b', 'renamed.png')])
    await second.until(() => second.states()['b.png'] === 'ready')
    expect(second.states()).toEqual({ 'a.png': 'ready', 'b.png': 'ready', 'like-a.png': 'twin' })
  })

  it('says of what is no picture, or too large, so at once, and tries a failed one as a new wish', async () => {
    const there = server()
    const { batch, settled, until } = open(there.calls)
    batch.add([
      file('x', 'x.heic', 'image/heic'),
      new File([new Uint8Array(9 * 2 ** 20)], 'big.png', { type: 'image/png' }),
    ])
    expect(batch.pictures().map(({ fault }) => fault)).toEqual(['unsupported_type', 'too_large'])
    batch.add([file('broken')])
    await settled()
    const { key, fault } = batch.pictures()[2]!
    expect(fault).toBe('unreadable')
    batch.retry(key)
    await until(() => there.sent.length === 2)
    expect(there.sent[1]!.key).not.toBe(key)
  })
})
