import { type BillingProfile, errorStatus, type UserInfo } from '@prostuti/contract'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { userInfo } from '../testing/people.ts'
import { billingApiOf } from './billing-api.ts'

const profile: BillingProfile = {
  coins: 7,
  program_personalize_option: ['3'],
  premium_until: null,
  last_bonus_on: '2026-11-21',
}

const failed = (code: keyof typeof errorStatus) =>
  new ApiError({ code, status: errorStatus[code], call: '[POST] billing/v1/purchase-exam/' })
const lost = new ApiError({ code: 'network_lost', status: 0, call: '[POST] billing/v1/purchase-exam/' })

interface Sent {
  id: string
  body: unknown
  key: string | undefined
}

/** A server that answers each call with the next of these, and with the profile afterwards. */
function setUp(...answers: Error[]) {
  const sent: Sent[] = []
  const $user = atom<UserInfo | null>(userInfo('1', 'Nusrat'))
  const $token = atom<string | null>('token-1')
  const call = async ({ id }: { id: string }, { body }: { body: unknown }, options: { idempotencyKey?: string }) => {
    sent.push({ id, body, key: options.idempotencyKey })
    const failure = answers.shift()
    if (failure) throw failure
    return id === 'billing.claimBonus' ? profile : { purchased: true, billing_profile: profile }
  }
  const accept = ({ user_info }: { token: string; user_info: UserInfo }) => {
    $user.set(user_info)
    return user_info
  }
  const client = { http: { call } as never, auth: { $user, $token, accept } }
  return { sent, $user, $token, api: billingApiOf(client), again: () => billingApiOf(client) }
}

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: ApiError) => error.code,
  )

describe('coins that are spent or given', () => {
  it('change the balance wherever it is shown', async () => {
    const { api, $user } = setUp()
    expect(await api.purchase({ program: '3' })).toEqual(profile)
    expect($user.get()?.billing_profile).toEqual(profile)
  })

  it('go out with a key, another one for another wish', async () => {
    const { api, sent } = setUp()
    await api.purchase({ program: '3' })
    await api.purchase({ exam: '3' })
    await api.purchase({ program: '3' })
    await api.claimBonus()
    expect(sent.map(({ id, body }) => [id, body])).toEqual([
      ['billing.purchaseExam', { program: '3' }],
      ['billing.purchaseExam', { exam: '3' }],
      ['billing.purchaseExam', { program: '3' }],
      ['billing.claimBonus', { category: 'daily' }],
    ])
    for (const { key } of sent) expect(key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
  })

  it('keep their key until the server has given its word', async () => {
    const { api, again, sent } = setUp(lost, failed('server_not_loading'), failed('conflict'))
    for (const expected of ['network_lost', 'server_not_loading', 'conflict', 'done'])
      expect(await outcomeOf(again().purchase({ program: '3' }))).toBe(expected)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    await api.purchase({ program: '3' })
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('take a new key after a refusal: by then there may be coins enough', async () => {
    const { api, sent } = setUp(failed('insufficient_coins'))
    expect(await outcomeOf(api.purchase({ program: '3' }))).toBe('insufficient_coins')
    expect(await outcomeOf(api.purchase({ program: '3' }))).toBe('done')
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('take a key of their own for each person, and never change the balance of another', async () => {
    const { api, sent, $user, $token } = setUp(lost)
    await outcomeOf(api.purchase({ program: '3' }))
    const purchase = api.purchase({ program: '3' })
    $user.set(userInfo('2', 'Rafi'))
    $token.set('token-2')
    await purchase
    expect($user.get()?.billing_profile.coins).toBe(0)
    await api.purchase({ program: '3' })
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })
})
