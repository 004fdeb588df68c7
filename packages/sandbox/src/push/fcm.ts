import { Hono } from 'hono'
import { z } from 'zod'
import { refusals } from './behaviour.ts'
import { type Devices, nextBehaviour } from './devices.ts'

const Message = z.object({
  message: z.looseObject({
    token: z.string(),
    notification: z.object({ title: z.string(), body: z.string() }),
    data: z.record(z.string(), z.string()),
  }),
})

/** Firebase Cloud Messaging, HTTP v1, and the tokens of service accounts; phones are known by their ids. */
export function createFcm(devices: Devices): Hono {
  const routes = new Hono()
  routes.post('/token', async c => {
    const form = await c.req.parseBody()
    const isGrant =
      form.grant_type === 'urn:ietf:params:oauth:grant-type:jwt-bearer' && typeof form.assertion === 'string'
    if (!isGrant) return c.json({ error: 'invalid_grant' }, 400)
    return c.json({ access_token: 'sandbox-access', expires_in: 3_599, token_type: 'Bearer' })
  })
  routes.post('/v1/projects/:project/messages:send', async c => {
    if (c.req.header('authorization') !== 'Bearer sandbox-access') return c.json({ error: { code: 401 } }, 401)
    const text = await c.req.text()
    const { message } = Message.parse(JSON.parse(text))
    const device = devices.find(message.token)
    if (!device) return c.json({ error: { code: 404, details: [{ errorCode: 'UNREGISTERED' }] } }, 404)
    const behaviour = nextBehaviour(device)
    if (behaviour === 'hangs') return new Promise<Response>(() => undefined)
    const refusal = refusals[behaviour]
    if (refusal) return new Response(null, refusal)
    device.arrived.push({ text: JSON.stringify(message), headers: c.req.header(), at: Date.now() })
    return c.json({ name: `projects/${c.req.param('project')}/messages/1` })
  })
  return routes
}
