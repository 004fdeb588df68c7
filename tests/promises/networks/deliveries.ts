import { setTimeout as pause } from 'node:timers/promises'

/** Some bytes on their way through the proxy. */
export interface Leg {
  readonly way: 'to the server' | 'to the client'
  readonly bytes: Buffer
  /** When they came; monotonic milliseconds. */
  readonly came: number
  pass(bytes: Buffer): void
  /** Both ends are notified that the connection is over, politely. */
  close(): void
  /** Both ends get a reset. */
  reset(): void
}

/** What happens to one request and its answer: carries each leg of both, one after another, or does not. */
export type Delivery = (leg: Leg) => void | Promise<void>

const latencyMs = 2_000
const pieceBytes = 64

/** Answers alone are spoiled by `spoil`: the request has arrived and done its work. */
const inTheAnswer =
  (spoil: Delivery): Delivery =>
  leg =>
    leg.way === 'to the client' ? spoil(leg) : leg.pass(leg.bytes)

/** A bad network leaves these to their end, slowly. */
const bearable = {
  fine: leg => leg.pass(leg.bytes),
  late: async leg => {
    await pause(Math.max(leg.came + latencyMs - performance.now(), 0))
    leg.pass(leg.bytes)
  },
  'in pieces': async leg => {
    for (const piece of piecesOf(leg.bytes)) {
      leg.pass(piece)
      await pause(1)
    }
  },
  'a slow drip': inTheAnswer(async leg => {
    for (const piece of piecesOf(leg.bytes)) {
      leg.pass(piece)
      await pause(50)
    }
  }),
} satisfies Record<string, Delivery>

/** These end a request without an answer, or without an end. */
const fatal = {
  'request lost': leg => leg.reset(),
  'answer lost': inTheAnswer(leg => leg.reset()),
  'half an answer': inTheAnswer(leg => {
    leg.pass(leg.bytes.subarray(0, leg.bytes.length / 2))
    leg.reset()
  }),
  'cut after 64 bytes': inTheAnswer(leg => {
    leg.pass(leg.bytes.subarray(0, pieceBytes))
    leg.close()
  }),
  'a byte a second': inTheAnswer(async leg => {
    for (const byte of leg.bytes) {
      leg.pass(Buffer.of(byte))
      await pause(1_000)
    }
  }),
  'a black hole': () => undefined,
} satisfies Record<string, Delivery>

export type DeliveryName = keyof typeof bearable | keyof typeof fatal

export const deliveries: Record<DeliveryName, Delivery> = { ...bearable, ...fatal }

export const isFatal = (name: DeliveryName) => name in fatal

function piecesOf(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / pieceBytes)
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes))
}
