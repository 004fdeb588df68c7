import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { signatureOf } from './sign.ts'

type IsFromProstuti = (header: string, body: string, key: string, now: number) => boolean

it('is what the example for partners’ servers takes as ours, with the old key and the new one', async () => {
  const example = new URL('../../../../../../examples/10-partner-server/verify-signature.js', import.meta.url).href
  const { isFromProstuti }: { isFromProstuti: IsFromProstuti } = await import(example)
  const [old, key] = ['sk_old', 'sk_new']
  const at = 1_795_776_000_000
  const body = JSON.stringify({ id: '1', type: 'test', data: { words: 'পরীক্ষা' } })
  const keyHashes = [key, old].map(each => createHash('sha256').update(each).digest())
  const header = signatureOf(body, { at, keyHashes })
  const judge = (given: string, text = body, by = key, later = 0) => isFromProstuti(given, text, by, at / 1_000 + later)
  expect([judge(header), judge(header, body, old)]).toEqual([true, true])
  expect([judge(header, body, 'sk_other'), judge(header, `${body} `), judge(header, body, key, 301)]).toEqual([
    false,
    false,
    false,
  ])
  expect([judge(''), judge('t=1,v1='), judge(header.replace('v1', 'v0').replace(/,v1=.*/, ''))]).toEqual([
    false,
    false,
    false,
  ])
})
