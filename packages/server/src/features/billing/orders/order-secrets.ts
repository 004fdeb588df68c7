import { createHmac, randomInt } from 'node:crypto'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { sha256 } from '../../../platform/sha256.ts'

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new order's number: `PRT`, the day in Dhaka as `yymmdd`, and 8 random characters. */
export function newTranId(now: number): string {
  const random = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `PRT${dhakaDay(now).slice(2).replaceAll('-', '')}${random}`
}

/** What the database keeps of a person's intent: neither the key nor the token below follows from it. */
export function intentHashOf(userId: bigint, key: string): Buffer {
  return sha256(`${userId} ${key}`)
}

/**
 * The token of the way back: 128 bits in base64url. Made of the caller's key, so that the same call again gets the same token
 * although only its hash is kept.
 */
export function returnTokenOf(key: string, tranId: string): string {
  return createHmac('sha256', key).update(`return ${tranId}`).digest().subarray(0, 16).toString('base64url')
}

export function returnTokenHash(token: string): Buffer {
  return sha256(`return ${token}`)
}
