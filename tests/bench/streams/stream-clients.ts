import { connect, type Socket } from 'node:net'
import { tokenOf } from '../support/people.ts'

/** What the bench asks of one process of clients. */
export type Asked =
  | { readonly ask: 'open'; readonly port: number; readonly first: number; readonly count: number }
  | { readonly ask: 'listen'; readonly post: string }
  | { readonly ask: 'close' }

/** What it answers: that all are open, or when the event came to each, in milliseconds since 1970. */
export type Answered = { readonly open: number } | { readonly arrivals: number[] } | { readonly closed: true }

/** Connections that are being opened at once. */
const atOnce = 100

const streams: Socket[] = []
const now = () => performance.timeOrigin + performance.now()

/** Resolves once the stream has said how many are unread. */
function openOne(port: number, person: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    streams.push(socket)
    let head = ''
    const onHead = (bytes: Buffer) => {
      head += bytes.toString('latin1')
      if (!head.startsWith('HTTP/1.1 200')) reject(new Error(`A stream was refused: ${head.slice(0, 300)}`))
      if (!head.includes('"type":"notifications"')) return
      socket.off('data', onHead)
      // Read, and let go of.
      socket.resume()
      resolve()
    }
    socket.on('data', onHead)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('A stream was closed')))
    socket.write(
      `GET /api/firebase/v1/stream/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: token ${tokenOf(person)}\r\nAccept-Language: bn\r\n\r\n`,
    )
  })
}

async function openAll({ port, first, count }: Extract<Asked, { ask: 'open' }>): Promise<void> {
  const queue = Array.from({ length: count }, (_, index) => first + index)
  const worker = async () => {
    for (let person = queue.pop(); person !== undefined; person = queue.pop()) await openOne(port, person)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** When the event of this post came to each stream. */
function listenAll(post: string): Promise<number[]> {
  const sought = Buffer.from(`"post":"${post}"`)
  return Promise.all(
    streams.map(
      socket =>
        new Promise<number>(resolve => {
          const onData = (bytes: Buffer) => {
            if (!bytes.includes(sought)) return
            socket.off('data', onData)
            socket.resume()
            resolve(now())
          }
          socket.on('data', onData)
        }),
    ),
  )
}

async function answer(asked: Asked): Promise<Answered> {
  if (asked.ask === 'open') {
    await openAll(asked)
    return { open: streams.length }
  }
  if (asked.ask === 'listen') return { arrivals: await listenAll(asked.post) }
  for (const socket of streams.splice(0)) socket.destroy()
  return { closed: true }
}

process.on('message', (asked: Asked) => {
  answer(asked).then(
    answered => process.send!(answered),
    error => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit(0))
