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
/** Ours: where a person is signed in. */
export const listDevices = operation('auth.listDevices', 'GET', 'accounts/v1/devices/', 'learner')
export const deleteOtherDevices = operation(
  'auth.deleteOtherDevices',
  'DELETE',
  'accounts/v1/devices/others/',
  'learner',
)
export const deleteDevice = operation('auth.deleteDevice', 'DELETE', 'accounts/v1/devices/{id}/', 'owner')
/** Ours: all of one's own data, as one file. */
export const getExportSummary = operation('auth.getExportSummary', 'GET', 'accounts/v1/export/summary/', 'learner')
export const exportData = operation('auth.exportData', 'GET', 'accounts/v1/export/', 'learner')
/** Ours: district and coaching centre. */
export const getBelonging = operation('auth.getBelonging', 'GET', 'accounts/v1/belonging/', 'learner')
export const updateBelonging = operation('auth.updateBelonging', 'PATCH', 'accounts/v1/belonging/', 'learner')
export const listCentres = operation('auth.listCentres', 'GET', 'accounts/v1/centres/', 'learner')
/** Ours: the native app is signed in by its registered link (PKCE). */
export const authorizeApp = operation('auth.authorizeApp', 'POST', 'accounts/v1/login/app/', 'learner')
