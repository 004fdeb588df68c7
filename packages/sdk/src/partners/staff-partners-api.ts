import type {
  DeliveryState,
  PartnerDelivery,
  PartnerKeyKind,
  PartnerWebhook,
  ReturnsOf,
  StaffPartner,
  WirePart,
} from '@prostuti/contract'
import {
  createKey,
  createPartner,
  deletePartner,
  deleteWebhook,
  getPartner,
  listDeliveries,
  listPartners,
  resendDelivery,
  resendFailed,
  revokeKey,
  sendTest,
  setWebhook,
  updatePartner,
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
  setWebhook(id: string, webhook: PartnerWebhook): Promise<PartnerWebhook>
  removeWebhook(id: string): Promise<void>
  deliveries(
    id: string,
    filter?: PageFilter & { state?: DeliveryState | undefined },
  ): Promise<ReturnsOf<'partners.listDeliveries'>>
  sendAgain(id: string, delivery: string): Promise<PartnerDelivery>
  sendFailed(id: string): Promise<ReturnsOf<'partners.resendFailed'>>
  sendTest(id: string): Promise<PartnerDelivery>
}

/** @example const { key } = await staffPartnersApiOf(prostuti).makeKey('7', 'signing') */
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
    setWebhook: (id, body) => http.call(setWebhook, { params: { id }, body }),
    removeWebhook: id => http.call(deleteWebhook, { params: { id } }),
    deliveries: (id, { state, ...page } = {}) =>
      http.call(listDeliveries, { params: { id }, query: { state, ...pageQueryOf(page) } }, { fresh: true }),
    sendAgain: (id, delivery) => http.call(resendDelivery, { params: { id, delivery } }),
    sendFailed: id => http.call(resendFailed, { params: { id } }),
    sendTest: id =>
      oncePerIntent(http, `test of partner ${id}`, idempotencyKey =>
        http.call(sendTest, { params: { id } }, { idempotencyKey }),
      ),
  }
}
