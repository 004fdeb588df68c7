import { deflateSync } from 'node:zlib'
import type { ReturnsOf } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { writeTextSheet } from '../../../platform/sheets/write-text-sheet.ts'
import { blackPng } from '../../../testing/black-png.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { request } from '../../../testing/test-app.ts'
import { form, staffOfNotices } from '../testing/staff-of-notices.ts'
import { purgeFiles } from './purge-files.ts'

const testApp = await openTestApp({ limits: null })
const { app, db } = testApp
const staff = await staffOfNotices(testApp)
type Stored = ReturnsOf<'notices.uploadNoticeFile'>
const upload = (content: string | Uint8Array, name: string) =>
  staff.call<Stored>('POST', 'notice-files/', form(content, name))

const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2ffd9',
  'hex',
)

it.each<[string, string | Uint8Array, string]>([
  ['আসন.pdf', pdf, 'application/pdf'],
  ['ছবি.png', blackPng(8), 'image/png'],
  ['ছবি.jpg', jpeg, 'image/jpeg'],
  ['ফল.csv', 'রোল,ফল\n১,উত্তীর্ণ', 'text/csv; charset=utf-8'],
  ['ফল.xlsx', writeTextSheet([['রোল'], ['১']]), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('%s is kept, and given out to be saved', async (name, content, type) => {
  const { status, body } = await upload(content, name)
  expect([status, body.name, body.size]).toEqual([200, name, Buffer.byteLength(content)])
  const { headers, status: found } = await request(app, 'GET', body.path.replace(/^\/api\//, ''))
  expect(found).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': type,
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w.]+"; filename\*=UTF-8''%E0/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it.each<[string, string | Uint8Array]>([
  ['a page', '<html><script>1</script></html>'],
  ['a picture with a script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a PDF without an end', pdf.slice(0, 40)],
  ['a page that says it is a PDF', `%PDF-1.7 <html>`],
  ['half a PNG', blackPng(8).subarray(0, 40)],
  ['a PNG with something behind it', Buffer.concat([blackPng(8), Buffer.from('<script>')])],
  ['a JPEG without a picture', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['a zip that is no sheet', Buffer.concat([Buffer.from('PK\x03\x04'), deflateSync('x')])],
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0,'],
  ['a program', '#!/bin/sh\nrm -rf /\n'],
  ['an executable', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
])('%s is refused, whatever it is called', async (_, content) => {
  expect((await upload(content, 'আসন.pdf')).body.code).toBe('unsupported_type')
})

it('more than five mebibytes are refused', async () => {
  expect((await upload(Buffer.alloc(5 * 2 ** 20 + 1, 0x41), 'বড়.csv')).status).toBe(400)
})

it('the same file is kept once under one name', async () => {
  const [one, two] = [await upload(pdf, 'এক.pdf'), await upload(pdf, 'এক.pdf')]
  expect(one.body.id).toBe(two.body.id)
  expect((await upload(pdf, 'দুই.pdf')).body.path).not.toBe(one.body.path)
})

it('a file goes a day after it came, unless something names it', async () => {
  const { body: named } = await upload(pdf, 'নাম.pdf')
  const { body: loose } = await upload(pdf, 'ছাড়া.pdf')
  const { body: notice } = await staff.notice({
    file: named.id,
    published_on: new Date(0).toISOString().replace('1970', '2020'),
  })
  expect(notice.shown.file).toEqual({ path: named.path, name: named.name, size: named.size })
  expect(notice.file).toEqual(named)
  await purgeFiles(db.pool)
  const statusOf = async ({ path }: Stored) => (await request(app, 'GET', path.slice(5))).status
  expect(await statusOf(loose)).toBe(200)
  await db.pool.query(`update notice_files set created_at = now() - interval '25 hours'`)
  expect(await purgeFiles(db.pool)).toBeGreaterThan(0)
  expect([await statusOf(named), await statusOf(loose)]).toEqual([200, 404])
  expect((await staff.notice({ file: loose.id })).body.errors.map(({ path }) => path)).toEqual(['file'])
})
