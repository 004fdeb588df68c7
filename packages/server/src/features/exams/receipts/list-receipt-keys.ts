import { listReceiptKeys } from '@prostuti/contract/exams/operations'
import { implement } from '../../../platform/http/call/implement.ts'
import type { ResultDeps } from '../exam-deps.ts'

/** The public keys, old ones too, by which anybody can check a receipt. */
export function createListReceiptKeys({ db }: ResultDeps) {
  return implement(listReceiptKeys, async () => {
    const { rows } = await db.pool.query<{ id: string; public_key: string }>(
      'select id, public_key from receipt_keys order by created_at',
    )
    return { keys: rows.map(row => ({ key_id: row.id, algorithm: 'Ed25519' as const, public_key: row.public_key })) }
  })
}
