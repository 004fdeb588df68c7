export { type BillingApi, billingApiOf, type Purchase } from './billing-api.ts'
export { type Refusal, refusalOf } from './refusal.ts'
