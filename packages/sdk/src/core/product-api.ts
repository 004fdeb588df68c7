import type { ReturnsOf } from '@prostuti/contract'
import { getConfig, getConstants } from '@prostuti/contract/core/operations'
import type { Prostuti } from '../client.ts'

/** What the product says of itself. */
export interface ProductApi {
  /** Its version, what is switched on, and our pages elsewhere. */
  config(): Promise<ReturnsOf<'core.getConfig'>>
  /** Its constants, each a text. */
  constants(): Promise<ReturnsOf<'core.getConstants'>>
}

/**
 * What this site has switched on, and its constants.
 * @example const { features } = await productApiOf(prostuti).config()
 */
export function productApiOf({ http }: Pick<Prostuti, 'http'>): ProductApi {
  return { config: () => http.call(getConfig), constants: () => http.call(getConstants) }
}
