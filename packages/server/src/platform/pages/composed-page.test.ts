import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CompressedText, sendComposed } from './composed-page.ts'

const frame = new CompressedText('<p>প্রস্তুতি</p>'.repeat(500))
const style = new CompressedText('<style>a{color:red}</style>')
const pages: Record<string, (CompressedText | string)[]> = {
  '/nusrat': [frame, 'নুসরাত', style, '<b>17</b>'.repeat(300), frame],
  '/rafi': [frame, 'Rafi', style, '', '<b>5</b>'.repeat(300), frame],
  '/empty': [],
}
const textOf = (path: string) => pages[path]!.map(part => (typeof part === 'string' ? part : part.text)).join('')

const server = createServer(({ url, headers }, response) => {
  const head = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': url } }
  sendComposed(response, head, pages[url!]!, String(headers['accept-encoding'] ?? ''))
})
let origin: string
beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe('a page put together from parts', () => {
  it.each(Object.keys(pages))('%s reads as its parts one after the other, compressed or not', async path => {
    for (const coding of ['gzip, deflate, br, zstd', 'gzip', 'identity', 'br']) {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': coding } })
      expect(await response.text()).toBe(textOf(path))
      expect(response.headers.get('content-encoding')).toBe(coding.includes('gzip') ? 'gzip' : null)
      expect(response.headers.get('x-page')).toBe(path)
      expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    }
  })

  it('is one gzip member with a true checksum, a fifth of the text or less', async () => {
    const { request } = await import('node:http')
    const body = await new Promise<Buffer>(resolve => {
      request(`${origin}/nusrat`, { headers: { 'accept-encoding': 'gzip' } }, async response => {
        resolve(Buffer.concat(await response.toArray()))
      }).end()
    })
    expect(gunzipSync(body).toString()).toBe(textOf('/nusrat'))
    expect(body.length).toBeLessThan(Buffer.byteLength(textOf('/nusrat')) / 5)
    const wrong = Buffer.from(body)
    wrong[wrong.length - 8]! ^= 1
    expect(() => gunzipSync(wrong)).toThrow()
  })
})
