export { isPartnerPage, partnerSignInOf } from './partner-page.ts'
export type { PartnerSignIn, PartnerSignInView } from './partner-sign-in.ts'
export { signInWithPartner } from './sign-in-with-partner.ts'
export { staffOfPartners } from './staff-api.ts'
