import { Hono } from 'hono'
import { refusals } from './behaviour.ts'
import { type Devices, nextBehaviour, readMessage } from './devices.ts'
import { vapidFault } from './vapid.ts'

/** A push service's own side of RFC 8030: it looks at what it gets as strictly as those of browsers do. */
export function createWebPush(devices: Devices, origin: string): Hono {
  const routes = new Hono()
  // A signature is the same for half a day.
  const faults = new Map<string, string | null>()
  const faultOf = (authorization: string): string | null => {
    const known = faults.get(authorization)
    if (known !== undefined) return known
    const fault = vapidFault(authorization, origin)
    faults.set(authorization, fault)
    return fault
  }
  routes.post('/push/to/:device', async c => {
    const device = devices.find(c.req.param('device'))
    if (!device) return c.text('no such device', 404)
    const body = Buffer.from(await c.req.arrayBuffer())
    const fault = faultOf(c.req.header('authorization') ?? '')
    if (fault) return c.text(fault, 403)
    if (!/^\d+$/.test(c.req.header('ttl') ?? '')) return c.text('no TTL', 400)
    if (!/^[\w-]{1,32}$/.test(c.req.header('topic') ?? 'none')) return c.text('a topic is at most 32 letters', 400)
    if (body.length > 4_096) return c.text('too long', 413)
    const behaviour = nextBehaviour(device)
    if (behaviour === 'hangs') return new Promise<Response>(() => undefined)
    const refusal = refusals[behaviour]
    if (refusal) return new Response(null, refusal)
    device.arrived.push({ text: readMessage(device, body), headers: c.req.header(), at: Date.now() })
    return new Response(null, { status: 201, headers: { location: `${origin}/push/messages/1` } })
  })
  return routes
}
