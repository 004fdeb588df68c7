import { inDhaka } from '@prostuti/contract/dhaka-time'
import { quietHours } from '@prostuti/contract/notifications/topics'

/** Whether no phone rings at an instant. */
export function isQuiet(at: string): boolean {
  const hour = inDhaka(at).getUTCHours()
  return hour >= quietHours.from || hour < quietHours.until
}
