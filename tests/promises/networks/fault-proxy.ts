import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { type Delivery, type DeliveryName, deliveries, type Leg } from './deliveries.ts'

export interface FaultProxy {
  readonly url: string
  /** What has happened to the requests so far, one by one. */
  readonly happened: readonly DeliveryName[]
}

/** A bad network on a port of its own in front of a server, for as long as its process lives. `draw` gives each request's delivery. */
export async function startFaultProxy(target: string, draw: () => DeliveryName): Promise<FaultProxy> {
  const happened: DeliveryName[] = []
  const drawn = () => {
    const name = draw()
    happened.push(name)
    return deliveries[name]
  }
  const proxy = createServer({ noDelay: true }, client => {
    const server = connect({ port: Number(new URL(target).port), host: '127.0.0.1', noDelay: true })
    converse(client, server, drawn)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, happened }
}

/** Requests follow one another on a connection: what a client says after an answer is the next one. */
function converse(client: Socket, server: Socket, draw: () => Delivery): void {
  // What a server says unasked, a time-out for instance, gets through.
  let delivery: Delivery = deliveries.fine
  let isAnswered = true
  const both = [client, server]
  const carryUp = carrier('to the server', server, both)
  const carryDown = carrier('to the client', client, both)
  client.on('data', bytes => {
    if (isAnswered) delivery = draw()
    isAnswered = false
    carryUp(delivery, bytes)
  })
  server.on('data', bytes => {
    isAnswered = true
    carryDown(delivery, bytes)
  })
  for (const socket of both) {
    // A broken connection is what this is about: its other end hears of it by `close`.
    socket.on('error', () => undefined)
    socket.on('close', () => both.forEach(each => void each.destroy()))
  }
}

/** Carries bytes one after another: what came later never overtakes. */
function carrier(way: Leg['way'], to: Socket, both: readonly Socket[]): (delivery: Delivery, bytes: Buffer) => void {
  let before = Promise.resolve()
  return (delivery, bytes) => {
    const leg: Leg = {
      ...{ way, bytes, came: performance.now() },
      pass: some => void (to.writable && to.write(some)),
      close: () => both.forEach(each => void each.end()),
      reset: () => both.forEach(each => void each.resetAndDestroy()),
    }
    before = before.then(() => (to.destroyed ? undefined : delivery(leg)))
  }
}
