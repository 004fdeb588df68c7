import type { PoolClient } from 'pg'
import { refusedField } from './refused-field.ts'

const missing = { bn: 'এই ফাইলটি আর নেই, আবার দিন।', en: 'This file is gone: send it again' }

/** An uploaded file that a body names, kept from the purge until the transaction ends. Throws `validation_failed`. */
export async function knownFile(client: PoolClient, id: string | null): Promise<bigint | null> {
  if (id === null) return null
  const { rowCount } = await client.query('select 1 from notice_files where id = $1::bigint for key share', [id])
  if (rowCount === 0) throw refusedField('file', 'not_found', missing)
  return BigInt(id)
}
