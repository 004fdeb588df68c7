import type { AddressFault } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { AppError } from '../../platform/errors/app-error.ts'
import type { FieldFault } from '../../platform/errors/field-messages.ts'
import { originFault, redirectFault } from './place-faults.ts'

interface Places {
  readonly origins: readonly string[]
  readonly redirect_uris: readonly string[]
}

const reasons: Readonly<Record<AddressFault, readonly [message: string, bn: string]>> = {
  star: [
    'A star lets in whatever stands below a name: write each address whole',
    'তারকা (*) চলে না: অন্যের সাবডোমেইনও ঢুকে যায়। পুরো ঠিকানা লিখুন।',
  ],
  no_origin: [
    'Write a scheme and a host, as https://exams.example',
    'https:// দিয়ে পুরো ঠিকানা লিখুন, যেমন https://exams.example।',
  ],
  path: ['An origin has no path and no slash at its end', 'এখানে শুধু সাইটের নাম লাগে: পরের অংশ ও শেষের / বাদ দিন।'],
  not_https: [
    'Only an address of this machine (localhost) goes without https',
    'ঠিকানা https:// দিয়ে শুরু হতে হবে; শুধু localhost ছাড়া।',
  ],
  with_user: ['An address has neither a name nor a password in it', 'ঠিকানায় নাম বা পাসওয়ার্ড থাকে না।'],
  fragment: ['This address has no # in it', 'এই ঠিকানায় # থাকে না।'],
  other_origin: [
    'An address to come back to stands on one of the origins',
    'যে সাইটগুলোতে চলে, ফেরার ঠিকানা তার একটিতে হতে হবে।',
  ],
  taken: ['Another partner has this origin', 'আরেক পার্টনারের এই সাইট আছে।'],
  own_already: ['This partner has this address already', 'এই পার্টনারের এই ঠিকানা আগে থেকেই আছে।'],
  private_host: ['This host is on no public network', 'এই সার্ভার ইন্টারনেটে সবার জন্য খোলা নয়।'],
}

export function addressFault(path: string, code: AddressFault): FieldFault {
  const [message, bn] = reasons[code]
  return { path, code, message, bn }
}

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
