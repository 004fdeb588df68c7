export { isPartnerPage, partnerSignInOf } from './partner-page.ts'
export type { PartnerSignIn, PartnerSignInView } from './partner-sign-in.ts'
