import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

/** Something that was started and must be stopped. */
export type Stop = () => Promise<unknown>

/** The wanted port, or one that is free now when any will do. */
export async function freePort(wanted: number, host: string): Promise<number> {
  if (wanted !== 0) return wanted
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Listens, and returns the port and how to stop: no new requests, those under way are finished. */
export async function listen(server: Server, port: number, host: string): Promise<{ port: number; stop: Stop }> {
  server.listen(port, host)
  await Promise.race([once(server, 'listening'), failure(server, port)])
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    await closed
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

async function failure(server: Server, port: number): Promise<never> {
  const [error] = await once(server, 'error')
  if (error.code !== 'EADDRINUSE') throw error
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another with PORT, PARTNER_PORT, SANDBOX_PORT.`,
  )
}
