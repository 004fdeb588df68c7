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
/** Public keys by which a partner's server signs its people in, or an address where they stand. */
export const addSignInKey = staffOperation('partners.addSignInKey', 'POST', `${one}sign-in-keys/`, right, {
  takesKey: true,
})
const signInKey = `${one}sign-in-keys/{keyId}/`
export const removeSignInKey = staffOperation('partners.removeSignInKey', 'DELETE', signInKey, right)
export const refreshSignInKey = staffOperation('partners.refreshSignInKey', 'POST', `${signInKey}refresh/`, right)
const webhooks = `${one}webhooks/`
const webhook = `${webhooks}{webhook}/`
export const createWebhook = staffOperation('partners.createWebhook', 'POST', webhooks, right, { takesKey: true })
export const updateWebhook = staffOperation('partners.updateWebhook', 'PATCH', webhook, right)
export const deleteWebhook = staffOperation('partners.deleteWebhook', 'DELETE', webhook, right)
export const listDeliveries = staffOperation('partners.listDeliveries', 'GET', `${webhook}deliveries/`, right)
export const resendDelivery = staffOperation(
  'partners.resendDelivery',
  'POST',
  `${webhook}deliveries/{delivery}/send/`,
  right,
)
export const resendFailed = staffOperation('partners.resendFailed', 'POST', `${webhook}send-failed/`, right)
export const sendTest = staffOperation('partners.sendTest', 'POST', `${webhook}test/`, right, { takesKey: true })
