import type { Language } from '@prostuti/contract'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type Answer, type Asked, lookUp, validate } from './answer-validator.ts'
import { beginSession } from './begin-session.ts'
import { type Behaviour, BehaviourChanges, BehaviourWish } from './behaviour.ts'
import { signedFields } from './notice-fields.ts'
import { pageHeaders, paymentPage, problemPage, returnPage } from './pages.ts'
import type { Payments, Session } from './payments.ts'
import type { NoticeSender } from './send-notices.ts'
import type { GatewayStore } from './store.ts'

export interface GatewayParts {
  readonly store: GatewayStore
  readonly payments: Payments
  readonly notices: NoticeSender
  readonly log: Log
}

const maxBodyBytes = 64 * 1024

const Left = z.object({
  outcome: z.enum(['success', 'fail', 'cancel']),
  method: z.enum(['bkash', 'nagad', 'card']).default('bkash'),
})

/** The gateway's own protocol, its payment page, and the behaviour that tests set. */
export function createGatewayRoutes(parts: GatewayParts): Hono {
  const { store, payments, log } = parts
  const app = new Hono()
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: c => c.text('Too large', 413) }))

  app.post('/gwprocess/v4/api.php', async c => {
    const fields = await readFields(c)
    const behaviour = payments.behaviourAtStart(fields.tran_id ?? '')
    const answer = () => beginSession(fields, { store, payments, conduct: behaviour.session })
    return misbehave(c, behaviour.session) ?? json(c, answer(), behaviour)
  })
  serveValidator(app, '/validator/api/validationserverAPI.php', parts, validate)
  serveValidator(app, '/validator/api/merchantTransIDvalidationAPI.php', parts, lookUp)
  servePages(app, parts)

  app.post('/gateway/behaviour', async c => {
    const wish = BehaviourWish.safeParse(await c.req.json().catch(() => null))
    if (!wish.success) return c.json({ error: 'invalid_request', issues: wish.error.issues }, 400)
    return c.json(payments.behave(wish.data.tran_id, wish.data.behaviour))
  })
  app.get('/gateway/payments/:tran_id', c => c.json(payments.of(c.req.param('tran_id')).map(present)))

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) return c.json({ error: 'invalid_request' }, error.status)
    log.error({ err: error }, 'the sandbox’s payment gateway failed')
    return c.text('Failed', 500)
  })
  return app
}

/** One address of the validator, which reads a POST's query as it does a GET's. */
function serveValidator(
  app: Hono,
  path: string,
  { store, payments }: GatewayParts,
  answer: (asked: Asked, payments: Payments) => Answer,
): void {
  app.on(['GET', 'POST'], path, c => {
    const asked = c.req.query()
    if (asked.store_id !== store.storeId || asked.store_passwd !== store.storePassword)
      return c.json({ APIConnect: 'FAILED', status: 'INVALID_TRANSACTION' })
    const { value, session } = answer(asked, payments)
    if (!session) return c.json(value)
    const { validation, refund } = session.behaviour
    const isRefund = asked.refund_amount !== undefined || asked.refund_ref_id !== undefined
    return misbehave(c, isRefund ? refund : validation) ?? json(c, value, session.behaviour)
  })
}

function servePages(app: Hono, { store, payments, notices }: GatewayParts): void {
  app.get('/gateway/pay/:key', c => {
    const session = payments.find(c.req.param('key'))
    const language = languageOf(c, session)
    if (!session || session.payment) return c.html(problemPage(language), 404, pageHeaders)
    return c.html(paymentPage(session, language), 200, pageHeaders)
  })

  app.post('/gateway/pay/:key', async c => {
    const session = payments.find(c.req.param('key'))
    const language = languageOf(c, session)
    const { outcome, method, ...rest } = await readFields(c)
    const left = Left.safeParse({ outcome, method })
    const changes = BehaviourChanges.safeParse(rest)
    if (!session || !left.success || !changes.success) return c.html(problemPage(language), 400, pageHeaders)
    payments.behave(session.tranId, changes.data)
    const payment = payments.finish(session, left.data.outcome, left.data.method)
    if (!payment) return c.html(problemPage(language), 404, pageHeaders)
    notices.send(session, payment)
    const replayed = payments.of(session.behaviour.replayed_return).find(each => each.payment)
    const returned = replayed ?? session
    const fields = signedFields(returned, returned.payment!, store)
    return c.html(returnPage(session.returnUrls[payment.outcome], fields, language), 200, pageHeaders)
  })
}

/** The answer of a gateway that is out of order; null: it is in order. */
function misbehave(c: Context, conduct: string): Response | Promise<Response> | null {
  if (conduct === 'html') return c.html('<!doctype html><title>Sandbox</title><p>Please try again later.')
  return conduct === 'hang' ? hang(c) : null
}

/** Until the other side gives up. */
async function hang(c: Context): Promise<Response> {
  const { signal } = c.req.raw
  if (!signal.aborted) await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }))
  return c.body(null, 204)
}

function json(c: Context, value: unknown, { like_live: isLike }: Behaviour): Response {
  return c.body(JSON.stringify(value), 200, {
    'content-type': isLike ? 'text/html; charset=UTF-8' : 'application/json',
  })
}

/** A form, in either encoding; files are none of its texts. */
async function readFields(c: Context): Promise<Record<string, string>> {
  const body = await c.req.parseBody().catch(() => {
    throw new HTTPException(400)
  })
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** The language link's, else the store's wish (`value_b`), else the browser's; else Bangla. */
function languageOf(c: Context, session: Session | undefined): Language {
  const wanted = [c.req.query('language'), session?.values.value_b].find(each => each === 'bn' || each === 'en')
  if (wanted) return wanted as Language
  return c.req.header('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'bn'
}

/** What a test may ask of a payment. */
function present({ key, tranId, amount, payment, noticeAnswers, behaviour }: Session) {
  return { sessionkey: key, tran_id: tranId, amount, payment, notice_answers: noticeAnswers, behaviour }
}
