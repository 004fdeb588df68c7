import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push service that takes everything, and says how much at `/count`: a program of its own, which prints its port. */
let taken = 0
const server = createServer((request, response) => {
  if (request.url === '/count') {
    response.end(String(taken))
    return
  }
  request.resume().on('end', () => {
    taken++
    response.writeHead(201).end()
  })
})
server.listen(0, '127.0.0.1', () => console.info((server.address() as AddressInfo).port))
process.once('SIGTERM', () => process.exit(0))
