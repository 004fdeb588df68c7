import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface FakePostgres {
  readonly url: string
  /** The types of messages that came after the one that opens a connection. */
  readonly heard: string[]
  close(): void
}

type Greeting = { version: string } | { refuses: string } | 'silence' | 'hang up'

/** Something that answers a connection as a PostgreSQL of some version would, or refuses it by an SQLSTATE, or otherwise. */
export async function fakePostgres(greeting: Greeting): Promise<FakePostgres> {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => {
      greet(socket, greeting)
      socket.on('data', bytes => heard.push(String.fromCharCode(bytes[0]!)))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://somebody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/prostuti`,
    heard,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function greet(socket: Socket, greeting: Greeting): void {
  if (greeting === 'silence') return
  if (greeting === 'hang up') return void socket.destroy()
  if ('refuses' in greeting) return void socket.end(message('E', `SFATAL\0C${greeting.refuses}\0Mno\0\0`))
  const letIn = message('R', '\0\0\0\0')
  socket.write(Buffer.concat([letIn, message('S', `server_version\0${greeting.version}\0`), message('Z', 'I')]))
}

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + Buffer.byteLength(body), 1)
  return Buffer.concat([head, Buffer.from(body)])
}
