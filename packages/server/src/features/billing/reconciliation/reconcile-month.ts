import { z } from 'zod'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Json, TaskHandler, TaskRun } from '../../../platform/tasks/tasks.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { GatewayError, type PaymentGateway, type Validation } from '../gateway/payment-gateway.ts'
import { type Comparison, compareOrder } from './compare-order.ts'
import { type DaysOfMonth, daysOfMonth, instantsOf } from './months.ts'
import { readOurs } from './read-ours.ts'
import { type ComparedOrder, writeDays } from './write-days.ts'

/** Orders that are compared at once, and of these asked for at once. */
const batch = 64
const atOnce = 8

interface AskedOrder {
  readonly id: string
  readonly tranId: string
  readonly createdAt: Date
}

/**
 * Asks the gateway for every order of a month, or of some of its days, whatever state we have it in, and keeps how its answers compare
 * with our books. It reads ours after theirs: what is credited meanwhile is no difference.
 */
export function createReconcileMonth(deps: PaymentDeps): TaskHandler {
  return {
    kind: 'billing.reconcile',
    async run(task) {
      const { gateway } = deps
      if (!gateway) throw new AppError('payments_off')
      const days = daysOf(task.input)
      const orders = await readOrders(deps, days)
      const compared: ComparedOrder[] = []
      for (let at = 0; at < orders.length; at += batch) {
        compared.push(...(await compareBatch(deps, gateway, orders.slice(at, at + batch), task)))
        await task.progress(compared.length, orders.length)
      }
      await writeDays(deps.db.pool, { days, at: deps.clock.now(), compared })
      const differing = compared.filter(({ kind }) => kind !== null)
      return { month: days.month, orders: compared.length, differing: differing.length }
    },
  }
}

/** The night's task names its days; staff ask for a whole month. */
function daysOf(input: Json): DaysOfMonth {
  const { month, from, to } = z
    .object({ month: z.string(), from: z.string().optional(), to: z.string().optional() })
    .parse(input)
  return { ...daysOfMonth(month), ...(from && { from }), ...(to && { to }) }
}

async function readOrders({ db }: PaymentDeps, days: DaysOfMonth): Promise<AskedOrder[]> {
  const { rows } = await db.pool.query<AskedOrder>(
    `select id::text, tran_id as "tranId", created_at as "createdAt" from payment_orders
      where channel = 'gateway' and created_at >= $1 and created_at < $2 order by created_at, id`,
    instantsOf(days),
  )
  return rows
}

async function compareBatch(
  { db: { pool }, log }: PaymentDeps,
  gateway: PaymentGateway,
  orders: readonly AskedOrder[],
  { signal }: TaskRun,
): Promise<ComparedOrder[]> {
  const answers = new Map<string, Answer>()
  for (let at = 0; at < orders.length; at += atOnce) {
    signal.throwIfAborted()
    const some = orders.slice(at, at + atOnce)
    for (const [index, answer] of (await Promise.all(some.map(({ tranId }) => ask(gateway, tranId)))).entries())
      answers.set(some[index]!.id, answer)
  }
  const silent = [...answers.values()].filter(({ tries }) => tries === null).length
  if (silent > 0) log.warn({ orders: silent }, 'the gateway gave no answer while books were compared')
  const ours = await readOurs(
    pool,
    orders.map(({ id }) => id),
  )
  return orders.map(({ id, createdAt }) => {
    const { tries, fault } = answers.get(id)!
    const comparison: Comparison = compareOrder(ours.get(id) ?? [], tries, fault)
    return { ...comparison, id, day: dhakaDay(createdAt.getTime()) }
  })
}

interface Answer {
  readonly tries: readonly Validation[] | null
  readonly fault: string
}

/** A fault of the gateway is an answer of its own, never one of agreement. */
async function ask(gateway: PaymentGateway, tranId: string): Promise<Answer> {
  try {
    return { tries: await gateway.findByTranId(tranId), fault: '' }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return { tries: null, fault: error.message }
  }
}
