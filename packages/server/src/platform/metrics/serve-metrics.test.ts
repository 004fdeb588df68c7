import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'
import { createMetricsServer, serveMetrics } from './serve-metrics.ts'

const token = 'a-long-metrics-token'

it('serves the metrics to a caller with the token, and shows nobody else that they are there', async () => {
  const http = new Hono()
  serveMetrics(http, createMetrics(), token)
  const ask = async (authorization?: string) =>
    http.request('/metrics', { headers: authorization === undefined ? {} : { authorization } })
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${token}x`, `token ${token}`, token])
    expect((await ask(wrong)).status, String(wrong)).toBe(404)
  const right = await ask(`Bearer ${token}`)
  expect([right.status, await right.text()]).toEqual([200, expect.stringContaining('prostuti_attempts_settled_total')])
})

it('serves them on a port of its own, and nothing else', async () => {
  const server = createMetricsServer(createMetrics()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const statuses = await Promise.all(
    ['/metrics', '/', '/api/openapi.json'].map(async path => (await fetch(url + path)).status),
  )
  expect(statuses).toEqual([200, 404, 404])
  server.close()
  server.closeAllConnections()
})
