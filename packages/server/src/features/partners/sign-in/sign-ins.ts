import { AppError } from '../../../platform/errors/app-error.ts'
import type { PartnerSignIns } from '../../auth/index.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { readSignInToken } from './read-token.ts'
import { tokenRefusal } from './token-refusals.ts'

/** Sign-ins by what a partner's own server has signed (decision 0162). */
export function createPartnerSignIns(deps: PartnerDeps & { readonly siteUrl: string }): PartnerSignIns {
  return {
    read: (jwt, page) => readSignInToken(deps, jwt, page),
    async agree(client, { partner }, { user, hasAccount }) {
      if (!hasAccount)
        await client.query(
          'insert into partner_consents (user_id, partner_id) values ($1, $2) on conflict do nothing',
          [...[String(user), partner]],
        )
      const { rowCount } = await client.query(
        'select from partner_consents where user_id = $1 and partner_id = $2 for key share',
        [String(user), partner],
      )
      if (rowCount === 0) throw consentNeeded()
    },
    async take(client, { partner, key, jti, overAt }, tokenHash) {
      // It stays until this sign-in is written, so that its removal ends this session too.
      const held = await client.query('select from partner_sign_in_keys where id = $1 for key share', [key])
      if (held.rowCount === 0) throw tokenRefusal('key')
      const { rowCount } = await client.query(
        `insert into partner_sign_ins (partner_id, jti, key_id, token_hash, over_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [partner, jti, key, tokenHash, overAt],
      )
      if (rowCount === 0) throw tokenRefusal('used')
      await client.query('update partner_sign_in_keys set last_used_at = $2 where id = $1', [
        ...[key, new Date(deps.clock.now())],
      ])
    },
  }
}

const consentNeeded = () =>
  new AppError('conflict', {
    fields: [
      {
        ...{
          path: 'jwt',
          code: 'consent_needed',
          message: 'This person agrees to your pages no more: ask by the window',
        },
        bn: 'আপনি এই সাইটকে দেওয়া সম্মতি ফিরিয়ে নিয়েছেন। আবার লগইন করুন।',
      },
    ],
  })

/** Forgets tokens that would be refused for their age, once what came of them is over too. */
export async function purgeSignIns({ db: { pool }, clock }: Pick<PartnerDeps, 'db' | 'clock'>): Promise<void> {
  await pool.query(
    `delete from partner_sign_ins i where over_at < $1
        and not exists (select from sessions s where s.token_hash = i.token_hash)`,
    [new Date(clock.now())],
  )
}
