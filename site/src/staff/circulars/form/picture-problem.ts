import { ApiError } from '@prostuti/sdk'

export type PictureProblem = 'no_picture' | 'too_large' | 'not_sent'

/** Why a file was not taken. */
export function pictureProblem(error: unknown): PictureProblem {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'unsupported_type' || code === 'validation_failed') return 'no_picture'
  return code === 'too_large' ? 'too_large' : 'not_sent'
}
