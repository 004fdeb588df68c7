import type { Belonging, Centre, ExportSummary, SignedInDevice, WirePart } from '@prostuti/contract'
import {
  authorizeApp,
  deleteDevice,
  deleteOtherDevices,
  exportData,
  getBelonging,
  getExportSummary,
  listCentres,
  listDevices,
  updateBelonging,
} from '@prostuti/contract/auth/personal/operations'
import type { Prostuti } from '../client.ts'

/** What a person sees and decides of their account: devices, the file of their data, where they belong, their app. */
export interface PersonalDataApi {
  /** The device in hand first. */
  devices(): Promise<readonly SignedInDevice[]>
  signOutDevice(id: string): Promise<void>
  /** Resolves to how many were signed out. */
  signOutOthers(): Promise<number>
  exportSummary(): Promise<ExportSummary>
  /** The text of the file (JSON). */
  exportFile(): Promise<string>
  belonging(): Promise<Belonging>
  /** What is left out stays; null: not said. */
  updateBelonging(change: WirePart<'auth.updateBelonging', 'body'>): Promise<Belonging>
  /** Registered centres by name, at most 20. */
  centres(search: string): Promise<readonly Centre[]>
  /** The link of the native app, with its one-time code. Throws `ApiError` with `validation_failed` for another link. */
  appAddress(asked: WirePart<'auth.authorizeApp', 'body'>): Promise<string>
}

/**
 * A person’s own data: devices, export, deletion.
 * @example const devices = await personalDataApiOf(prostuti).devices()
 */
export function personalDataApiOf({ http }: Pick<Prostuti, 'http'>): PersonalDataApi {
  return {
    devices: async () => (await http.call(listDevices)).results,
    signOutDevice: id => http.call(deleteDevice, { params: { id } }),
    signOutOthers: async () => (await http.call(deleteOtherDevices)).signed_out,
    exportSummary: () => http.call(getExportSummary),
    exportFile: async () => JSON.stringify(await http.call(exportData), null, 1),
    belonging: () => http.call(getBelonging),
    updateBelonging: body => http.call(updateBelonging, { body }),
    centres: async search => (await http.call(listCentres, { query: { search: search || undefined } })).results,
    appAddress: async body => (await http.call(authorizeApp, { body })).address,
  }
}
