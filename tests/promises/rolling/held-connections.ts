import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Connections that would keep a server that waits for ever. Returns how to let them go. */
export async function holdConnections(port: number): Promise<() => void> {
  const half = await halfRequest(port)
  const silent = connect(port, '127.0.0.1').on('error', () => undefined)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let asking = true
  const busy = async () => {
    while (asking) await askOnce(port, agent)
  }
  // Its end is the connection's: a server that stops closes it, and takes no other.
  void busy().catch(() => undefined)
  return () => {
    asking = false
    agent.destroy()
    half.destroy()
    silent.destroy()
  }
}

/** A request whose body never comes to its end. */
async function halfRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  const head = ['POST /api/accounts/v1/login/anonymous/ HTTP/1.1', 'host: localhost', 'content-type: application/json']
  socket.write(`${[...head, 'content-length: 1000'].join('\r\n')}\r\n\r\n{"device_id":"`)
  return socket
}

async function askOnce(port: number, agent: Agent): Promise<void> {
  const request = get({ port, host: '127.0.0.1', path: '/healthz', agent })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
}
