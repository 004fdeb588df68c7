import { operation } from '../../operation.ts'

/** What people do with their own account; a module of its own, since no exam needs it. */
export const updateUser = operation('auth.updateUser', 'PATCH', 'accounts/v1/user-info/', 'learner', { limit: 'text' })
/** Ours. Ends every session of the person, those of partners' pages included. */
export const signOutEverywhere = operation(
  'auth.signOutEverywhere',
  'POST',
  'accounts/v1/logout/everywhere/',
  'learner',
)
/** Ours. A new token for the session of our own page's cookie, where the device has lost the one it had. */
export const restoreSession = operation('auth.restoreSession', 'POST', 'accounts/v1/login/restore/', 'anyone')
/** Ends the account: what is personal is erased at once, and every session with it. */
export const deleteUser = operation('auth.deleteUser', 'DELETE', 'accounts/v1/delete-user/', 'learner')
