import type { SignedInDevice } from '@prostuti/contract'
import type { Translate } from '../../foundation/text/translate.ts'

/** What a device is called: the partner's name, else its kind. */
export const deviceTitle = ({ kind, partner }: SignedInDevice, t: Translate): string => partner || t(`devices.${kind}`)

/** As `Chrome, Android`; empty where the device did not say it. */
export const deviceSystem = ({ browser, system }: SignedInDevice): string =>
  [browser, system].filter(Boolean).join(', ')
