import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Ends a server's connections without cutting off an answer (decision 0006). */
export interface Drain {
  /**
   * Gives the port free at once, lets each request under way be answered (`Connection: close`), closes connections as
   * they become idle, and cuts off what is still there after so many milliseconds.
   */
  finish(limitMs: number): Promise<void>
}

const glanceMs = 25
/** So long a connection is idle before it is closed: the next request of a busy one may be on its way. */
const idleMs = 300

interface Use {
  readonly answering: Set<ServerResponse>
  /** When it was opened or its last answer went out, by the monotonic clock. */
  idleSince: number
}

/** To be made before the server listens. */
export function createDrain(server: Server): Drain {
  const uses = new Map<Socket, Use>()
  let draining = false
  server.on('connection', socket => {
    uses.set(socket, { answering: new Set(), idleSince: performance.now() })
    socket.once('close', () => uses.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    if (draining) response.setHeader('connection', 'close')
    const use = uses.get(socket)
    use?.answering.add(response)
    response.once('close', () => {
      if (!use) return
      use.answering.delete(response)
      use.idleSince = performance.now()
    })
  })
  return {
    async finish(limitMs) {
      draining = true
      const until = performance.now() + limitMs
      const closed = once(server, 'close')
      // HTTP's own way of closing would break idle connections off at this moment, those of busy clients too.
      NetServer.prototype.close.call(server)
      for (const { answering } of uses.values())
        for (const response of answering) if (!response.headersSent) response.setHeader('connection', 'close')
      while (uses.size > 0) {
        const now = performance.now()
        for (const [socket, { answering, idleSince }] of uses)
          if (now > until || (answering.size === 0 && now - idleSince > idleMs)) socket.destroy()
        await pause(glanceMs)
      }
      await closed
    },
  }
}
