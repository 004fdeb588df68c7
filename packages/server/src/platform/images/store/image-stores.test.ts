import type { UploadedImage } from '@prostuti/contract'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { inTransaction } from '../../db/transaction.ts'
import { requeueWaiting } from '../requeue-waiting.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { createBucket } from './bucket.ts'
import { createBucketStore } from './bucket-store.ts'
import { createDatabaseStore } from './database-store.ts'
import { digestOf, type StoredImage } from './image-store.ts'
import { purgeLooseObjects } from './purge-loose-objects.ts'

const s3 = await startS3Server()
const bucket = createBucket(s3.settings)
const testApp = await openTestApp({ overHttp: true, imageBucket: bucket })
const { app } = testApp
const { pool } = testApp.db
afterAll(() => s3.close())
beforeEach(() => s3.setAway(false))

let made = 0
const picture = (): StoredImage => ({
  ...{ contentType: 'image/webp', width: 3, height: 2 },
  bytes: Buffer.from(`picture ${++made}`),
})

const stores = { database: createDatabaseStore(pool), bucket: createBucketStore(pool, bucket) }

describe.each(['database', 'bucket'] as const)('a store of pictures in the %s', kind => {
  const store = stores[kind]

  it('gives back what it was given, under the digest of its bytes, once', async () => {
    const image = picture()
    const digest = await store.put(image)
    expect(digest).toBe(digestOf(image.bytes))
    expect(await Promise.all([store.put(image), store.put(image)])).toEqual([digest, digest])
    expect(await store.get(digest)).toEqual(image)
    const { bytes, ...measures } = image
    expect(await store.stat(digest)).toEqual({ ...measures, size: bytes.length })
  })

  it('knows nothing of what it was never given', async () => {
    expect([await store.get('x'.repeat(43)), await store.stat('x'.repeat(43))]).toEqual([null, null])
  })

  it('deletes in the caller’s transaction, and what an upload has not at all', async () => {
    const [gone, kept, undone] = await Promise.all([picture(), picture(), picture()].map(store.put))
    await pool.query(`insert into images (name, state, digest, created_at) values ('x', 'ready', $1, now())`, [kept])
    await inTransaction(pool, client => store.delete(client, [gone!, kept!]))
    const failed = inTransaction(pool, async client => {
      await store.delete(client, [undone!])
      throw new Error('after all not')
    })
    await expect(failed).rejects.toThrow('after all not')
    const there = await Promise.all([gone!, kept!, undone!].map(async digest => (await store.get(digest)) !== null))
    expect(there).toEqual([false, true, true])
  })
})

describe('a bucket', () => {
  const upload = async () => {
    const person = await testApp.person({ member: true })
    const size = { width: 30 + ++made, height: 30 }
    const bytes = await sharp({ create: { ...size, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'ছবি.png', { type: 'image/png' }))
    const { body } = await person.call<UploadedImage>('POST', 'core/v1/core-image-uploads/', form)
    return async () => {
      const { body: list } = await person.call<{ results: UploadedImage[] }>('GET', 'core/v1/core-image-uploads/')
      return list.results.find(({ id }) => id === body.id)!
    }
  }

  it('loses its objects an hour after their pictures went, and no other', async () => {
    const store = stores.bucket
    const [gone, kept] = [await store.put(picture()), await store.put(picture())]
    const lies = (digest: string) => [...s3.objects.keys()].some(key => key.includes(digest))
    await inTransaction(pool, client => store.delete(client, [gone]))
    await purgeLooseObjects(pool, bucket)
    expect([lies(gone), lies(kept)]).toEqual([true, true])
    await pool.query(`update image_loose_objects set since = now() - interval '61 minutes'`)
    await purgeLooseObjects(pool, bucket)
    expect([lies(gone), lies(kept)]).toEqual([false, true])
  })

  it('is read through our own address, and what lay in the database before stays there', async () => {
    const read = await upload()
    await runTasks(app)
    const served = await app.http.request((await read()).path!)
    expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    const earlier = picture()
    expect(await stores.bucket.get(await stores.database.put(earlier))).toEqual(earlier)
  })

  it('that is away lets uploads wait, refuses pictures for now, and takes them once it is back', async () => {
    const read = await upload()
    s3.setAway(true)
    await runTasks(app)
    expect(await read()).toMatchObject({ state: 'processing', path: null })
    const lying = [...s3.objects.keys()].at(-1)!.slice('pictures/'.length).slice(0, 43)
    expect((await app.http.request(`/api/core/v1/images/${lying}/`)).status).toBe(503)
    s3.setAway(false)
    expect(await requeueWaiting(pool)).toBe(1)
    await runTasks(app)
    expect(await read()).toMatchObject({ state: 'ready' })
  })

  it('takes nothing that another key has signed', async () => {
    const stranger = createBucket({ ...s3.settings, secretAccessKey: 'another' })
    await expect(stranger.put('pictures/x', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
      code: 'try_later',
    })
    expect(s3.objects.has('pictures/x')).toBe(false)
    await stranger.close()
  })
})
