/** The staff's calls, all ours: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

const right = 'partners.manage'
const all = 'core/v1/admin-partners/'
const one = `${all}{id}/`

export const listPartners = staffOperation('partners.listPartners', 'GET', all, right)
export const createPartner = staffOperation('partners.createPartner', 'POST', all, right, {
  takesKey: true,
  limit: 'text',
})
export const getPartner = staffOperation('partners.getPartner', 'GET', one, right)
export const updatePartner = staffOperation('partners.updatePartner', 'PATCH', one, right, { limit: 'text' })
export const deletePartner = staffOperation('partners.deletePartner', 'DELETE', one, right)
/** Takes no `Idempotency-Key`: the reply holds the key itself, and would be kept with it. */
export const createKey = staffOperation('partners.createKey', 'POST', `${one}keys/`, right)
export const revokeKey = staffOperation('partners.revokeKey', 'DELETE', `${one}keys/{keyId}/`, right)
export const setWebhook = staffOperation('partners.setWebhook', 'PUT', `${one}webhook/`, right)
export const deleteWebhook = staffOperation('partners.deleteWebhook', 'DELETE', `${one}webhook/`, right)
export const listDeliveries = staffOperation('partners.listDeliveries', 'GET', `${one}deliveries/`, right)
export const resendDelivery = staffOperation(
  'partners.resendDelivery',
  'POST',
  `${one}deliveries/{delivery}/send/`,
  right,
)
export const resendFailed = staffOperation('partners.resendFailed', 'POST', `${one}send-failed/`, right)
export const sendTest = staffOperation('partners.sendTest', 'POST', `${one}test/`, right, { takesKey: true })
