import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createBroadcast } from './broadcast.ts'
import { pulse, Stream } from './stream.ts'

const nusrat = { person: '1', session: 'a', language: 'bn' } as const

it('begins with a comment, and ends with why', async () => {
  const outgoing = new PassThrough()
  const stream = new Stream(outgoing, nusrat)
  stream.say({ type: 'notifications', unread: 2, latest: null })
  stream.end({ type: 'signed_out' })
  stream.write(pulse)
  expect(await text(outgoing)).toBe(
    ':\n\ndata: {"type":"notifications","unread":2,"latest":null}\n\ndata: {"type":"signed_out"}\n\n',
  )
})

it('cuts off a client that does not read', async () => {
  const outgoing = new PassThrough({ highWaterMark: 1 })
  const stream = new Stream(outgoing, nusrat)
  const closed = once(outgoing, 'close')
  for (let bytes = 0; bytes <= 80 * 1024; bytes += pulse.length) stream.write(pulse)
  await closed
  expect(outgoing.destroyed).toBe(true)
})

it('tells many what comes at once in one piece', async () => {
  const outgoings = Array.from({ length: 250 }, () => new PassThrough())
  const tellAll = createBroadcast(new Set(outgoings.map(outgoing => new Stream(outgoing, nusrat))))
  for (const outgoing of outgoings) outgoing.read()
  tellAll({ type: 'post', post: '1' })
  tellAll({ type: 'post', post: '2' })
  for (const outgoing of outgoings) {
    if (outgoing.readableLength === 0) await once(outgoing, 'readable')
    expect(String(outgoing.read())).toBe('data: {"type":"post","post":"1"}\n\ndata: {"type":"post","post":"2"}\n\n')
  }
})
