import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDrain } from './drain.ts'
import { explainPortError, type WantedPort } from './ports.ts'

/** Something that was started and must be stopped. */
export type Stop = () => Promise<unknown>

/** So long requests under way may take once the server stops: less than what a process has for all of its end. */
const drainMs = 9_000

/**
 * Listens, and returns the port and how to stop: no new requests, those under way are finished.
 *
 * @throws StartError when the port is taken or may not be listened on
 */
export async function listen(server: Server, wanted: WantedPort): Promise<{ port: number; stop: Stop }> {
  const drain = createDrain(server)
  server.listen(wanted.port, wanted.host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explainPortError(error, wanted)
  }
  return { port: (server.address() as AddressInfo).port, stop: () => drain.finish(drainMs) }
}
