import type { GivenProgram, Language } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { readBillingProfiles } from '../billing-profiles.ts'
import type { ProgramRow } from '../enter-program.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { presentOrder } from '../orders/present-order.ts'
import type { Receiver } from './hold-receiver.ts'

interface Given {
  readonly receiver: Receiver
  readonly program: ProgramRow
  readonly source: GivenProgram['source']
  /** Null: no money was taken. */
  readonly order: OrderRow | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What staff are shown of a program that they have given. */
export async function presentGivenProgram(
  client: PoolClient,
  { receiver, program, source, order, at }: Given,
  language: Language,
): Promise<GivenProgram> {
  const [profile] = await readBillingProfiles(client, [receiver.id])
  return {
    user: String(receiver.id),
    program: { id: String(program.id), title: inLanguage(program.title, language) },
    source,
    at: new Date(at).toISOString(),
    order: order && presentOrder(order, [], language),
    coins: profile!.coins,
  }
}
