import type { UploadedImage } from '@prostuti/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { blackPng } from '../../testing/black-png.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import type { Person } from '../../testing/test-app.ts'
import { failLostImages } from './fail-lost-images.ts'
import { pictureHtml, readPictures } from './index.ts'

const testApp = await openTestApp({ overHttp: true })
const { app } = testApp
const path = 'core/v1/core-image-uploads/'
type Listed = { count: number; results: UploadedImage[] }

let person: Person

beforeAll(async () => {
  person = await testApp.person({ member: true })
})

function form(bytes: Uint8Array, name = 'নদী.png', type = 'image/png'): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  return form
}

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2a7' } })

const png = (width = 40, height = 30) => drawn(width, height).png().toBuffer()

async function upload(bytes: Uint8Array, name?: string): Promise<UploadedImage> {
  const { body, status } = await person.call<UploadedImage>('POST', path, form(bytes, name))
  expect(status).toBe(200)
  await runTasks(app)
  const { body: list } = await person.call<Listed>('GET', path)
  return list.results.find(({ id }) => id === body.id)!
}

const file = async (image: UploadedImage) => app.http.request(image.path!)

describe('an uploaded picture', () => {
  it('is processed, then served to everybody, unchangeable, on partners’ pages too', async () => {
    const { body: kept } = await person.call<UploadedImage>('POST', path, form(await png(), 'C:\\ছবি\\নদী.png'))
    expect(kept).toMatchObject({ name: 'নদী.png', state: 'processing', path: null })
    await runTasks(app)
    const { body: list } = await person.call<Listed>('GET', path)
    expect(list.results[0]).toMatchObject({ id: kept.id, state: 'ready', width: 40, height: 30 })
    const response = await file(list.results[0]!)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const { format, width } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 40 })
  })

  it('keeps nothing of where it was taken, and is not larger than a page needs', async () => {
    const photo = await drawn(3_000, 2_000)
      .withExif({ IFD0: { Make: 'camera' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const image = await upload(photo, 'photo.jpg')
    expect([image.width, image.height]).toEqual([1_600, 1_067])
    const served = Buffer.from(await (await file(image)).arrayBuffer())
    expect((await sharp(served).metadata()).exif).toBeUndefined()
  })

  it('leaves behind what hides after its end', async () => {
    const image = await upload(Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]))
    expect(Buffer.from(await (await file(image)).arrayBuffer()).includes('script')).toBe(false)
  })

  it('is stored once, however often it comes', async () => {
    const bytes = await png(33, 33)
    const [one, other] = [await upload(bytes), await upload(bytes)]
    expect([other.id === one.id, other.path]).toEqual([false, one.path])
    const { rows } = await testApp.db.pool.query('select 1 from image_blobs where width = 33')
    expect(rows).toHaveLength(1)
  })

  it('is listed for who uploaded it and for moderators', async () => {
    const image = await upload(await png(21, 22))
    const [other, moderator] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    await testApp.db.pool.query(`update users set role = 'owner' where id = $1`, [moderator.id])
    const ids = async (who: Person) => (await who.call<Listed>('GET', path)).body.results.map(({ id }) => id)
    expect(await ids(other)).toEqual([])
    expect(await ids(moderator)).toContain(image.id)
  })

  it('has failed where its job was given up', async () => {
    const { body: kept } = await person.call<UploadedImage>('POST', path, form(await png(23, 24)))
    expect(await failLostImages(testApp.db.pool)).toBe(0)
    await testApp.db.pool.query(
      `update background_jobs set state = 'failed', failure = 'something_wrong', tries = 6 where state = 'queued'`,
    )
    expect(await failLostImages(testApp.db.pool)).toBe(1)
    const { body: list } = await person.call<Listed>('GET', path)
    expect(list.results.find(({ id }) => id === kept.id)).toMatchObject({ state: 'failed', path: null })
  })

  it('stands after a question’s text with its own measures', async () => {
    const image = await upload(await png(64, 48))
    const pictures = await readPictures(testApp.db.orm, [BigInt(image.id), null])
    const html = pictureHtml(pictures.get(BigInt(image.id)), 'https://prostuti.test')
    const shown = `<img src="https://prostuti.test${image.path}" alt="" width="64" height="48">`
    expect(html).toEqual({ bn: shown, en: shown })
    expect(pictureHtml(pictures.get(9_999_999n))).toEqual({ bn: '', en: '' })
  })
})

describe('what is no picture that is taken', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const refused = async (bytes: Uint8Array, name?: string) => {
    const { status, body } = await person.call('POST', path, form(bytes, name))
    return [status, body.code]
  }

  it.each([
    ['a drawing that can run scripts', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing behind a picture’s first bytes', Buffer.concat([Buffer.from('GIF89a'), Buffer.from(svg)])],
    ['nothing', Buffer.alloc(0)],
  ])('is refused: %s', async (_, bytes) => {
    expect(await refused(bytes)).toEqual([415, 'unsupported_type'])
  })

  it('is refused for its pixels before they are unpacked', async () => {
    const bomb = blackPng(30_000)
    const started = Date.now()
    expect(await refused(bomb)).toEqual([413, 'too_large'])
    expect(Date.now() - started).toBeLessThan(5_000)
  })

  it.each([
    ['wide', blackPng(12_000_000, 4)],
    ['high', blackPng(4, 12_000_000)],
  ])('is refused for a single side, however few its pixels are: %s', async (_, bytes) => {
    expect(await refused(bytes)).toEqual([413, 'too_large'])
  })

  it('fails when it is opened, whatever its head was taken for before, and is not tried again', async () => {
    const { body } = await person.call<UploadedImage>('POST', path, form(await png(25, 26)))
    const { pool } = testApp.db
    await pool.query('update images set original = $2 where id = $1', [body.id, blackPng(20_001, 4)])
    expect(await runTasks(app)).toBe(1)
    const { rows } = await pool.query('select state, original from images where id = $1', [body.id])
    expect(rows).toEqual([{ state: 'failed', original: null }])
  })

  it('is opened at its longest side', async () => {
    const image = await upload(blackPng(20_000, 40))
    expect(image).toMatchObject({ state: 'ready', width: 1_600, height: 3 })
  })

  it('fails where it breaks off, and nothing of it is kept', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer()
    const { body } = await person.call<UploadedImage>('POST', path, form(whole.subarray(0, whole.length / 2)))
    await runTasks(app)
    const { rows } = await testApp.db.pool.query('select state, original from images where id = $1', [body.id])
    expect(rows).toEqual([{ state: 'failed', original: null }])
  })

  it('is refused for its size, whether it says it or not', async () => {
    expect(await refused(Buffer.alloc(9 * 1024 * 1024))).toEqual([413, 'too_large'])
    const response = await app.http.request(`/api/${path}`, {
      method: 'POST',
      headers: { authorization: `token ${person.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: new ReadableStream({
        pull: controller => controller.enqueue(new Uint8Array(1024 * 1024)),
      }),
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  it('is refused without being a form, and as a form that is none', async () => {
    expect((await person.call('POST', path, { file: 'x' })).body.code).toBe('unsupported_type')
    const twice = form(await png())
    twice.append('file', new File(['x'], 'y.png'))
    expect((await person.call('POST', path, twice)).status).toBe(400)
    expect((await person.call('POST', path, new FormData())).status).toBe(400)
  })

  it('comes from nobody without an account', async () => {
    const visitor = await testApp.person()
    expect((await visitor.call('POST', path, form(await png()))).status).toBe(403)
  })
})
