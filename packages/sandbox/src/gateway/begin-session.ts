import type { Behaviour } from './behaviour.ts'
import { type Payments, paisaOf, takaOf } from './payments.ts'
import type { GatewayStore } from './store.ts'

/** What a request for a payment page can't do without. */
const required = [
  ...['total_amount', 'currency', 'tran_id', 'success_url', 'fail_url', 'cancel_url'],
  ...['cus_name', 'cus_email', 'cus_add1', 'cus_city', 'cus_country', 'cus_phone'],
  ...['shipping_method', 'product_name', 'product_category', 'product_profile'],
]

const smallest = 10_00
const largest = 500_000_00

/** Why the gateway refuses this request; null: it does not. */
function refusalOf(fields: Record<string, string>, store: GatewayStore, payments: Payments): string | null {
  if (fields.store_id !== store.storeId || fields.store_passwd !== store.storePassword)
    return 'Store Credential Error Or Store is De-active'
  const missing = required.find(name => !fields[name])
  if (missing) return `Invalid Information. ${missing} is missing or empty`
  const { total_amount: amount = '', currency, tran_id: tranId = '' } = fields
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || paisaOf(amount) < smallest || paisaOf(amount) > largest)
    return 'Invalid Amount. It must be between 10.00 and 500000.00'
  if (currency !== 'BDT') return 'Invalid Currency'
  if (tranId.length > 30) return 'Invalid Information. tran_id is longer than 30'
  const addresses = ['success_url', 'fail_url', 'cancel_url', 'ipn_url'].map(name => fields[name] || null)
  if (addresses.some(url => url !== null && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')))
    return 'Invalid Information. One of the addresses is none'
  if (payments.of(tranId).some(({ payment }) => payment?.outcome === 'success')) return 'Duplicate Transaction'
  return null
}

export interface SessionParts {
  readonly store: GatewayStore
  readonly payments: Payments
  readonly conduct: Behaviour['session']
}

/** The answer to a request for a payment page: the page's address, or why there is none. */
export function beginSession(fields: Record<string, string>, { store, payments, conduct }: SessionParts) {
  const reason = refusalOf(fields, store, payments)
  if (reason !== null) return refused(reason)
  const tranId = fields.tran_id!
  if (conduct === 'refused') return refused('Sandbox')
  const session = payments.begin({
    tranId,
    amount: takaOf(paisaOf(fields.total_amount!)),
    productName: fields.product_name!,
    returnUrls: { success: fields.success_url!, fail: fields.fail_url!, cancel: fields.cancel_url! },
    noticeUrl: fields.ipn_url ?? '',
    values: Object.fromEntries(['value_a', 'value_b', 'value_c', 'value_d'].map(name => [name, fields[name] ?? ''])),
  })
  return {
    status: 'SUCCESS',
    failedreason: '',
    sessionkey: session.key,
    gw: { visa: '', master: '', amex: '', othercards: '', internetbanking: '', mobilebanking: '' },
    redirectGatewayURL: '',
    GatewayPageURL:
      conduct === 'foreign_page' ? 'https://foreign.example/pay' : `${store.url}/gateway/pay/${session.key}`,
    storeBanner: '',
    storeLogo: '',
    desc: [],
    is_direct_pay_enable: '0',
  }
}

const refused = (failedreason: string) => ({ status: 'FAILED', failedreason, sessionkey: '', GatewayPageURL: '' })
