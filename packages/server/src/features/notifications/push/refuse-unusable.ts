import { ECDH } from 'node:crypto'
import type { ParsedPart } from '@prostuti/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { IsPushAddress } from './push-hosts.ts'

/** Throws `validation_failed` for an address of no push service, and for a key with which nothing can be encrypted. */
export function refuseUnusable(
  { endpoint, keys }: ParsedPart<'notifications.movePushSubscription', 'body'>,
  isPushAddress: IsPushAddress,
): void {
  const refuse = (path: string, code: string, message: string) => {
    throw new AppError('validation_failed', { fields: [{ path, code, message }] })
  }
  if (!isPushAddress(endpoint)) refuse('endpoint', 'unknown_service', 'The address of a browser’s push service')
  if (!isOnCurve(keys.p256dh)) refuse('keys.p256dh', 'not_on_curve', 'A P-256 public key')
}

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
