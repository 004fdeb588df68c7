import type { PushDevice } from '@prostuti/contract'

export type DeviceClass = 'phone' | 'computer'

const phones = /android|iphone|ipad|ipod|ios|mobile/i

/** What this page runs on; a tablet counts as a phone. */
export const ownClass = (): DeviceClass => (phones.test(navigator.userAgent) ? 'phone' : 'computer')

export const classOf = ({ channel, name }: Pick<PushDevice, 'channel' | 'name'>): DeviceClass =>
  channel !== 'web' || phones.test(name) ? 'phone' : 'computer'

/** How a sentence counts these: `phones`, `computers`, or `both`. */
export function classesOf(devices: readonly PushDevice[]): 'phones' | 'computers' | 'both' {
  const classes = new Set(devices.map(classOf))
  if (classes.size > 1) return 'both'
  return classes.has('phone') ? 'phones' : 'computers'
}
