import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { readPictures } from '../../../platform/images/index.ts'
import { refusedField } from '../refuse.ts'
import type { TypedFields } from './circular-fields.ts'

/** Throws `validation_failed` for a picture that is not there, or not ready to be seen. */
export async function refuseUnknownImage(client: PoolClient, image: TypedFields['image']): Promise<void> {
  if (image === null) return
  const id = BigInt(image.id)
  if (!(await readPictures(drizzle(client), [id])).has(id))
    throw refusedField('image.id', 'unknown', 'There is no such picture')
}
