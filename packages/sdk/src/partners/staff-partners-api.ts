import type {
  DeliveryState,
  PartnerDelivery,
  PartnerKeyKind,
  PartnerWebhook,
  ReturnsOf,
  SignInKey,
  StaffPartner,
  WirePart,
} from '@prostuti/contract'
import {
  addSignInKey,
  createKey,
  createPartner,
  createWebhook,
  deletePartner,
  deleteWebhook,
  getPartner,
  listDeliveries,
  listPartners,
  refreshSignInKey,
  removeSignInKey,
  resendDelivery,
  resendFailed,
  revokeKey,
  sendTest,
  updatePartner,
  updateWebhook,
} from '@prostuti/contract/partners/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type NewPartner = WirePart<'partners.createPartner', 'body'>
type PartnerChanges = WirePart<'partners.updatePartner', 'body'>

/** The calls by which staff look after partners. */
export interface StaffPartnersApi {
  list(page?: PageFilter & { search?: string | undefined }): Promise<ReturnsOf<'partners.listPartners'>>
  get(id: string): Promise<StaffPartner>
  /** Throws `validation_failed` with why each address is refused. */
  create(partner: NewPartner): Promise<StaffPartner>
  /** Throws `conflict` where it was saved since `revision`. */
  update(id: string, changes: PartnerChanges): Promise<StaffPartner>
  delete(id: string): Promise<void>
  /** The key comes this once; the one before works 7 days more. Each call makes another one. */
  makeKey(id: string, kind: PartnerKeyKind): Promise<ReturnsOf<'partners.createKey'>>
  endKey(id: string, key: string): Promise<void>
  /** A public key, a key set, or an address where one stands. Throws `validation_failed` with why it is refused. */
  addSignInKey(id: string, source: string): Promise<SignInKey>
  removeSignInKey(id: string, key: string): Promise<void>
  /** Reads the keys at its address again. */
  refreshSignInKey(id: string, key: string): Promise<SignInKey>
  addWebhook(id: string, webhook: Pick<PartnerWebhook, 'url' | 'events'>): Promise<PartnerWebhook>
  updateWebhook(
    id: string,
    webhook: string,
    changes: Partial<Pick<PartnerWebhook, 'url' | 'events'>>,
  ): Promise<PartnerWebhook>
  removeWebhook(id: string, webhook: string): Promise<void>
  deliveries(
    id: string,
    webhook: string,
    filter?: PageFilter & { state?: DeliveryState | undefined },
  ): Promise<ReturnsOf<'partners.listDeliveries'>>
  sendAgain(id: string, webhook: string, delivery: string): Promise<PartnerDelivery>
  sendFailed(id: string, webhook: string): Promise<ReturnsOf<'partners.resendFailed'>>
  sendTest(id: string, webhook: string): Promise<PartnerDelivery>
}

/**
 * `StaffPartnersApi` of a client.
 *
 * @example const { key } = await staffPartnersApiOf(prostuti).makeKey('7', 'signing')
 */
export function staffPartnersApiOf({ http }: Pick<Prostuti, 'http'>): StaffPartnersApi {
  return {
    list: ({ search, ...page } = {}) =>
      http.call(listPartners, { query: { search, ...pageQueryOf(page) } }, { fresh: true }),
    get: id => http.call(getPartner, { params: { id } }, { fresh: true }),
    create: partner =>
      oncePerIntent(http, JSON.stringify({ create: 'partner', partner }), idempotencyKey =>
        http.call(createPartner, { body: partner }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updatePartner, { params: { id }, body }),
    delete: id => http.call(deletePartner, { params: { id } }),
    makeKey: (id, kind) => http.call(createKey, { params: { id }, body: { kind } }),
    endKey: (id, keyId) => http.call(revokeKey, { params: { id, keyId } }),
    addSignInKey: (id, source) =>
      oncePerIntent(http, JSON.stringify({ partner: id, source }), idempotencyKey =>
        http.call(addSignInKey, { params: { id }, body: { source } }, { idempotencyKey }),
      ),
    removeSignInKey: (id, keyId) => http.call(removeSignInKey, { params: { id, keyId } }),
    refreshSignInKey: (id, keyId) => http.call(refreshSignInKey, { params: { id, keyId } }),
    addWebhook: (id, body) =>
      oncePerIntent(http, JSON.stringify({ partner: id, webhook: body }), idempotencyKey =>
        http.call(createWebhook, { params: { id }, body }, { idempotencyKey }),
      ),
    updateWebhook: (id, webhook, body) => http.call(updateWebhook, { params: { id, webhook }, body }),
    removeWebhook: (id, webhook) => http.call(deleteWebhook, { params: { id, webhook } }),
    deliveries: (id, webhook, { state, ...page } = {}) =>
      http.call(listDeliveries, { params: { id, webhook }, query: { state, ...pageQueryOf(page) } }, { fresh: true }),
    sendAgain: (id, webhook, delivery) => http.call(resendDelivery, { params: { id, webhook, delivery } }),
    sendFailed: (id, webhook) => http.call(resendFailed, { params: { id, webhook } }),
    sendTest: (id, webhook) =>
      oncePerIntent(http, `test of partner ${id} at ${webhook}`, idempotencyKey =>
        http.call(sendTest, { params: { id, webhook } }, { idempotencyKey }),
      ),
  }
}
