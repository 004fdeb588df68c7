import { operation } from '../operation.ts'

export * from './account/operations.ts'
export * from './personal/operations.ts'

export const signInWithGoogle = operation('auth.signInWithGoogle', 'POST', 'accounts/v1/login/google/', 'anyone')
/** Signs an anonymous person in with an account, to which what is theirs moves. Members have nothing to merge. */
export const mergeWithGoogle = operation('auth.mergeWithGoogle', 'POST', 'accounts/v1/login/google/merge/', 'anonymous')
export const signInAnonymously = operation('auth.signInAnonymously', 'POST', 'accounts/v1/login/anonymous/', 'anyone')
export const signOut = operation('auth.signOut', 'POST', 'accounts/v1/logout/', 'learner', { partner: true })
export const getUser = operation('auth.getUser', 'GET', 'accounts/v1/user-info/', 'learner', { partner: true })
export const exchangeCode = operation('auth.exchangeCode', 'POST', 'accounts/v1/login/exchange/', 'anyone')
/** Ours: by what a partner's own server has signed for its page. */
export const signInWithPartner = operation('auth.signInWithPartner', 'POST', 'accounts/v1/login/partner/', 'anyone')
export const authorizePartner = operation('auth.authorizePartner', 'POST', 'accounts/v1/login/authorize/', 'learner')
export const startProviderSignIn = operation('auth.startProviderSignIn', 'GET', 'accounts/v1/login/provider/', 'anyone')
export const finishProviderSignIn = operation(
  'auth.finishProviderSignIn',
  'GET',
  'accounts/v1/login/provider/callback/',
  'anyone',
)
