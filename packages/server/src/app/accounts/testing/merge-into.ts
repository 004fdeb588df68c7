import { createHash } from 'node:crypto'
import type { Merge } from '@prostuti/contract'
import { issueCode } from '../../../features/auth/index.ts'
import { randomSecret } from '../../../features/auth/sessions/secrets.ts'
import type { Answer, Person, TestApp } from '../../../testing/test-app.ts'

export type Merged = Merge & { code?: string }

/** A one-time code of this account, as the sign-in with the provider ends in, with its verifier. */
export async function codeOf({ db, clock }: Pick<TestApp, 'db' | 'clock'>, account: Pick<Person, 'id'>) {
  const verifier = randomSecret()
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const code = await issueCode(db.pool, clock, { userId: BigInt(account.id), codeChallenge, scope: 'full' })
  return { code, code_verifier: verifier }
}

/** The anonymous person signs in with the account. */
export async function mergeInto(
  testApp: Pick<TestApp, 'db' | 'clock'>,
  anonymous: Pick<Person, 'call'>,
  account: Pick<Person, 'id'>,
): Promise<Answer<Merged>> {
  const body = await codeOf(testApp, account)
  return anonymous.call<Merged>('POST', 'accounts/v1/login/google/merge/', body)
}
