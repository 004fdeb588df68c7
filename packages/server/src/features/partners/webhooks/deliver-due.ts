import { deliveryPauses } from '@prostuti/contract'
import { noteUse } from '../keys/use-key.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { type Answered, postEvent } from './post-event.ts'
import { signatureOf } from './sign.ts'

/** Deliveries under way at once in one process. */
const atOnce = 10

/** Another process takes a delivery over whose own has said nothing for so long: later than any try ends. */
const claimMs = 60_000

interface Due {
  readonly id: string
  readonly event_id: string
  readonly partner_id: number
  readonly event: string
  readonly payload: Record<string, unknown>
  readonly created_at: Date
  readonly tries: number
  readonly url: string
  readonly keys: readonly { id: number; hash: string }[]
}

/** Sends what is due and writes down what came of it; resolves to the number of tries. Begins nothing more after `signal`. */
export async function deliverDue(deps: PartnerDeps, signal?: AbortSignal): Promise<number> {
  let tried = 0
  while (!signal?.aborted) {
    const due = await claim(deps)
    if (due.length === 0) break
    await Promise.all(due.map(each => tryOne(deps, each)))
    tried += due.length
  }
  return tried
}

/** Those whose address stands and whose partner has a key to sign with, the longest due first; the others wait for one. */
async function claim({ db: { pool }, clock }: PartnerDeps): Promise<Due[]> {
  const now = clock.now()
  const { rows } = await pool.query<Due>({
    name: 'claim-partner-deliveries',
    text: `with signed as (
             select w.id as hook_id, w.url, json_agg(json_build_object('id', k.id, 'hash', encode(k.hash, 'hex')) order by k.id desc) as keys
               from partner_hooks w join partner_keys k using (partner_id)
              where k.kind = 'signing' and (k.ends_at is null or k.ends_at > $1) group by w.id),
           due as (
             select d.id from partner_deliveries d join signed s using (hook_id)
              where d.next_at <= $1 order by d.next_at, d.id limit $3 for update of d skip locked)
           update partner_deliveries d set next_at = $2 from due, signed s
            where d.id = due.id and s.hook_id = d.hook_id
           returning d.id::text, d.event_id, d.partner_id, d.event, d.payload, d.created_at, d.tries, s.url, s.keys`,
    values: [new Date(now), new Date(now + claimMs), atOnce],
  })
  return rows
}

async function tryOne(deps: PartnerDeps, due: Due): Promise<void> {
  const { clock, privateHosts } = deps
  const body = JSON.stringify({
    ...{ id: due.event_id, type: due.event, created_at: due.created_at.toISOString(), data: due.payload },
  })
  const signature = signatureOf(body, {
    at: clock.now(),
    keyHashes: due.keys.map(({ hash }) => Buffer.from(hash, 'hex')),
  })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Prostuti-Webhook/1',
    'prostuti-signature': signature,
    'prostuti-event-id': due.event_id,
  }
  const answered = await postEvent(due.url, { body, headers, privateHosts })
  await record(deps, due, answered)
  // The newest key is the one that counts; the old one signs along while it works.
  await noteUse(
    deps.db.pool,
    due.keys.slice(0, 1).map(({ id }) => id),
    clock.now(),
  )
}

async function record({ db: { pool }, clock }: PartnerDeps, { id, tries }: Due, answered: Answered): Promise<void> {
  const now = clock.now()
  const { status, fault, ms, answer } = answered
  const isTaken = status !== null && status >= 200 && status < 300
  const pause = deliveryPauses[tries]
  const nextAt = isTaken || pause === undefined ? null : new Date(now + pause * 1_000)
  await pool.query(
    `update partner_deliveries
        set tries = tries + 1, state = $3, next_at = $4, last_at = $5, last_status = $6, last_fault = $7, last_ms = $8,
            last_answer = $9
      where id = $1 and tries = $2 and state = 'waiting'`,
    [
      ...[id, tries, isTaken ? 'taken' : nextAt ? 'waiting' : 'failed', nextAt, new Date(now)],
      ...[status, fault, ms, answer],
    ],
  )
}
