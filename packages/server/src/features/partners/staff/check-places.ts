import type { AddressFault } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { FieldFault } from '../../../platform/errors/field-messages.ts'
import { originFault, redirectFault } from './place-faults.ts'

interface Places {
  readonly origins: readonly string[]
  readonly redirect_uris: readonly string[]
}

const reasons: Readonly<Record<AddressFault, string>> = {
  star: 'A star lets in whatever stands below a name: write each address whole',
  no_origin: 'An origin is a scheme and a host, as https://exams.example',
  path: 'An origin has no path and no slash at its end',
  not_https: 'Only an address of this machine (localhost) goes without https',
  with_user: 'An address has neither a name nor a password in it',
  fragment: 'An address to come back to has no # in it',
  other_origin: 'An address to come back to stands on one of the origins',
  taken: 'Another partner has this origin',
  private_host: 'This host is on no public network',
}

export const addressFault = (path: string, code: AddressFault): FieldFault => ({ path, code, message: reasons[code] })

/** Throws `validation_failed` with the fault of each address. Origins of others are looked up under a lock, so that no two partners get one. */
export async function checkPlaces(
  client: PoolClient,
  { origins, redirect_uris: redirects }: Places,
  self: number | null,
): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('partner origins', 0))`)
  const { rows } = await client.query<{ origin: string }>(
    'select unnest(origins) as origin from partners where id is distinct from $1 and origins && $2',
    [self, origins],
  )
  const taken = new Set(rows.map(({ origin }) => origin))
  const fields = [
    ...origins.flatMap((origin, place) => {
      const code = originFault(origin) ?? (taken.has(origin) ? 'taken' : null)
      return code ? [addressFault(`origins.${place}`, code)] : []
    }),
    ...redirects.flatMap((address, place) => {
      const code = redirectFault(address, origins)
      return code ? [addressFault(`redirect_uris.${place}`, code)] : []
    }),
  ]
  if (fields.length > 0) throw new AppError('validation_failed', { fields })
}
