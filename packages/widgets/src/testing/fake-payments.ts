import type { CoinOption, PremiumPack, UserInfo } from '@prostuti/contract'
import { ApiError, type Prostuti } from '@prostuti/sdk'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { fakeClient, nusrat } from './fake-client.ts'

export const coinOptions: CoinOption[] = [
  { id: '1', title: '100', coin: 100, cost_in_tk: 50 },
  { id: '2', title: '250', coin: 250, cost_in_tk: 120 },
  { id: '3', title: '500', coin: 500, cost_in_tk: 220 },
  { id: '4', title: '1000', coin: 1000, cost_in_tk: 400 },
]

const days = (id: string, day_count: number, cost: number, actual_cost: number, discount: number) => ({
  ...{ id, day_count, cost, actual_cost, discount },
  is_selected: day_count === 90,
})

export const vipPack: PremiumPack = {
  id: '7',
  kind: 'VIP',
  title: 'ভিআইপি',
  description: '',
  offers: [
    { id: '1', title: 'সব প্রোগ্রামের সব পরীক্ষা খোলা', description: '' },
    { id: '2', title: 'পুরোনো সব পরীক্ষা, ব্যাখ্যাসহ', description: '' },
    { id: '3', title: 'নতুন প্রোগ্রাম এলে সেটিও', description: '' },
  ],
  days: [
    days('11', 30, 199, 199, 0),
    days('12', 90, 447, 597, 25),
    days('13', 180, 774, 1194, 35),
    days('14', 365, 1188, 2388, 50),
  ],
}

const gatewayPage = 'https://pay.example/session/1'

export const startedPayment = { GatewayPageURL: gatewayPage, tran_id: 'PRT1', purchase: 'AAAAAAAAAAAAAAAAAAAAAA' }

/** What a buying call fails with where the person was shown another price than today's. */
export const priceChange = (path: 'cost' | 'cost_in_tk'): ApiError =>
  new ApiError({
    code: 'conflict',
    status: 409,
    call: '[POST] billing/v1/x/',
    fields: [{ path, code: 'price_changed', message: '' }],
  })

export interface PaymentServer {
  client: ReturnType<typeof fakeClient>
  /** The payments that were asked for, each with its key. */
  asked: { body: unknown; key: string | undefined }[]
  /** Where the page was led to. */
  visited: string[]
}

interface ServerOptions {
  user?: UserInfo | null
  /** Answers a payment; default: it is started. */
  start?: () => unknown
  paymentsOn?: boolean
  options?: readonly CoinOption[]
  packs?: readonly PremiumPack[]
  /** Answers any other call before the rest does. */
  other?: (id: string) => unknown
}

/** A server that sells coins and premium. */
export function paymentServer({
  user = nusrat,
  start = () => startedPayment,
  paymentsOn = true,
  options = coinOptions,
  packs = [vipPack],
  other = () => undefined,
}: ServerOptions = {}): PaymentServer {
  const asked: PaymentServer['asked'] = []
  const visited: string[] = []
  const answers: Readonly<Record<string, () => unknown>> = {
    'core.getConfig': () => ({ version: '1', features: { payments: paymentsOn }, links: {} }),
    'core.getConstants': () => ({ COINS_PURCHASE_OPTIONS: JSON.stringify(options) }),
    'billing.listPremiumPacks': () => ({ results: packs }),
    'billing.startPayment': start,
  }
  const call = async (
    { id }: { id: string },
    { body }: { body?: unknown } = {},
    { idempotencyKey: key }: { idempotencyKey?: string } = {},
  ) => {
    if (id === 'billing.startPayment') asked.push({ body, key })
    const answer = other(id) ?? answers[id]?.()
    if (answer === undefined) throw new Error(`the suite did not expect ${id}`)
    return answer
  }
  const client = fakeClient({ user, http: { call } as unknown as Prostuti['http'] })
  const platform = memoryPlatform({ navigate: url => void visited.push(url) })
  return { client: { ...client, platform }, asked, visited }
}
