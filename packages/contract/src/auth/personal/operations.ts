import { operation } from '../../operation.ts'

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
