import { operation } from '../operation.ts'

export const signInWithGoogle = operation('auth.signInWithGoogle', 'POST', 'accounts/v1/login/google/', 'anyone')
export const mergeWithGoogle = operation('auth.mergeWithGoogle', 'POST', 'accounts/v1/login/google/merge/', 'learner')
export const signInAnonymously = operation('auth.signInAnonymously', 'POST', 'accounts/v1/login/anonymous/', 'anyone')
export const signOut = operation('auth.signOut', 'POST', 'accounts/v1/logout/', 'learner')
export const getUser = operation('auth.getUser', 'GET', 'accounts/v1/user-info/', 'learner')
export const updateUser = operation('auth.updateUser', 'PATCH', 'accounts/v1/user-info/', 'learner')
export const exchangeCode = operation('auth.exchangeCode', 'POST', 'accounts/v1/login/exchange/', 'anyone')
export const authorizePartner = operation('auth.authorizePartner', 'POST', 'accounts/v1/login/authorize/', 'learner')
export const startProviderSignIn = operation('auth.startProviderSignIn', 'GET', 'accounts/v1/login/provider/', 'anyone')
export const finishProviderSignIn = operation(
  'auth.finishProviderSignIn',
  'GET',
  'accounts/v1/login/provider/callback/',
  'anyone',
)
export const deleteUser = operation('auth.deleteUser', 'DELETE', 'accounts/v1/delete-user/', 'learner')
