import { ApiError } from '@prostuti/sdk'
import type { TextKey } from '../../rooms.ts'

/** What a person reads of a failed call: what happened, and what is safe. */
export interface ErrorWords {
  readonly title: TextKey
  readonly text: TextKey
}

const words = (name: string) => ({ title: `error.${name}`, text: `error.${name}_text` }) as ErrorWords

const byCode: Readonly<Record<string, string>> = {
  network_lost: 'offline',
  server_not_loading: 'slow',
  try_later: 'slow',
  not_signed_in: 'signed_out',
  forbidden: 'forbidden',
  not_found: 'not_found',
  conflict: 'conflict',
  rate_limited: 'limited',
  validation_failed: 'invalid',
  too_large: 'too_large',
}

/** Which words of the frame say what a failed call means. */
export function errorWords(error: unknown): ErrorWords {
  return words((error instanceof ApiError && byCode[error.code]) || 'wrong')
}

/** Whether the same call may succeed a little later. */
export const isTransient = (error: unknown): boolean => error instanceof ApiError && error.isTransient
