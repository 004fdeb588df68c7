import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { behaviours } from './behaviour.ts'
import { createDevices, type Device, type Devices } from './devices.ts'
import { createFcm } from './fcm.ts'
import { createWebPush } from './web-push.ts'

/** A stand-in for the push services of browsers and phones. */
export interface PushService {
  readonly devices: Devices
  readonly listener: RequestListener
  /** What a browser on this device sends to the server. */
  subscriptionOf(device: Device): { endpoint: string; keys: { p256dh: string; auth: string } }
}

const NewDevice = z.object({
  behaviour: z.enum(behaviours).default('accepts'),
  misbehaves: z.int().nullable().default(null),
})

/** `url` is where it answers, without a slash at the end. */
export function createPushService(url: string): PushService {
  const devices = createDevices()
  const subscriptionOf: PushService['subscriptionOf'] = ({ id, keys }) => ({
    endpoint: `${url}/push/to/${id}`,
    keys: { p256dh: keys.publicKey, auth: keys.auth },
  })
  const routes = new Hono()
  // For a page or a test in another process: a device, and what it has shown.
  routes.post('/push/devices/', async c => {
    const { behaviour, misbehaves } = NewDevice.parse(JSON.parse((await c.req.text()) || '{}'))
    const device = devices.add(behaviour, misbehaves)
    return c.json({ id: device.id, ...subscriptionOf(device) })
  })
  routes.get('/push/devices/:id/', c => {
    const device = devices.find(c.req.param('id'))
    return device ? c.json({ asked: device.asked, arrived: device.arrived }) : c.notFound()
  })
  routes.route('/', createWebPush(devices, url))
  routes.route('/fcm', createFcm(devices))
  return { devices, listener: getRequestListener(routes.fetch), subscriptionOf }
}

/** Of the sandbox's paths, those of the push services. */
export const isOfPush = (path: string): boolean => /^\/(push|fcm)\//.test(path)

export interface RunningPushService extends PushService {
  readonly url: string
  close(): Promise<void>
}

/** The same on a port of its own; 0 takes a free one. */
export async function startPushService(port = 0): Promise<RunningPushService> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = createPushService(url)
  server.on('request', service.listener)
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { ...service, url, close }
}
