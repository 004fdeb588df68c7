import { Socket } from 'node:net'

/**
 * A socket that breaks when the other side has been silent for so long (milliseconds) and owes an answer: nothing has come
 * since something was sent. Instead of the driver's `query_timeout`, which sets a timer for each query: what a query had
 * read stayed reachable by way of dead timers until the next full collection, and a third of the driver's speed went to
 * the collector.
 */
export function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket()
  let answeredUpTo = 0
  socket.setTimeout(silenceMs)
  socket.on('data', () => {
    answeredUpTo = socket.bytesWritten
  })
  socket.on('timeout', () => {
    if (socket.bytesWritten === answeredUpTo) return
    const error = new Error(`The database has not answered for ${socket.timeout} ms`)
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
  return socket
}
