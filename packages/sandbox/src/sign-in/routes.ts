import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { validator } from 'hono/validator'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { findSandboxPerson } from '../people.ts'
import { describeAccessToken, issueAccessToken } from './access-tokens.ts'
import { pageHeaders, pickPersonPage, problemPage } from './pages.ts'
import type { OidcProvider } from './provider.ts'

type Env = { Bindings: HttpBindings }

const Wish = z.strictObject({
  audience: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional(),
  expires_in: z.number().int().min(1).max(86_400).optional(),
  scope: z.string().max(200).optional(),
})

/** What the sandbox serves beside the protocol itself: the page to pick a person, Google's tokeninfo, tokens for scripts. */
export function createRoutes(oidc: OidcProvider, siteUrl: string, log: Log): Hono<Env> {
  const { provider } = oidc
  const headers = pageHeaders(siteUrl)
  const app = new Hono<Env>()

  app.get('/sign-in/:uid', async c => {
    await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    return c.html(pickPersonPage(), 200, headers)
  })
  app.post('/sign-in/:uid', readChoice, async c => {
    const person = findSandboxPerson(c.req.valid('form').email)
    const result = person
      ? { select_account: {}, login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'Cancelled' }
    return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)
  })

  app.on(['GET', 'POST'], '/tokeninfo', async c => {
    const described = await describeAccessToken(provider, tokenOf(c))
    return described ? c.json(described) : c.json({ error: 'invalid_token', error_description: 'Invalid Value' }, 400)
  })

  app.post('/accounts/:email/access-token', readWish, async c => {
    const person = findSandboxPerson(c.req.param('email'))
    if (!person) return c.json({ error: 'unknown_account' }, 404)
    return c.json({ access_token: await issueAccessToken(oidc, person, c.req.valid('json')) })
  })

  app.onError((error, c) => {
    if (error.name === 'SessionNotFound') return c.html(problemPage('session_not_found'), 400, headers)
    // The framework's own refusals: a body that is no JSON, though it says so.
    if (error instanceof HTTPException && error.status < 500) return c.json({ error: 'invalid_request' }, error.status)
    log.error({ err: error }, 'the sandbox’s sign-in failed')
    return c.html(problemPage('server_error'), 500, headers)
  })
  return app
}

function tokenOf(c: Context<Env>): string {
  return /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? c.req.query('access_token') ?? ''
}

/** The button that was pressed; none of the people: to turn back. */
const readChoice = validator('form', ({ email }) => ({ email: String(email) }))

/** A body is optional: `{audience?, expires_in?, scope?}`. */
const readWish = validator('json', (value, c) => {
  const wish = Wish.safeParse(value)
  return wish.success ? wish.data : c.json({ error: 'invalid_request' }, 400)
})
