import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { rowBytes } from './pgbench.ts'

/*
 * The least a Node server can do for a submission: `http`, `pg`, one insert a request, the body not even parsed.
 * A program of its own, so that its CPU time can be read: `node bare-server.ts <database url>` prints its port.
 */
const pool = new Pool({ connectionString: process.argv[2], max: 10 })

const insert = {
  name: 'insert',
  text: 'insert into peer_sheets (user_id, exam_id, body) values ($1, 1, $2) returning id',
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString('utf8', 0, rowBytes)
  const { rows } = await pool.query({ ...insert, values: [Math.floor(Math.random() * 1_000_000), body] })
  response.writeHead(200, { 'content-type': 'application/json' }).end(`{"id":"${rows[0].id}"}`)
})

server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.info((server.address() as AddressInfo).port)

process.once('SIGTERM', async () => {
  server.close()
  server.closeIdleConnections()
  await pool.end()
})
