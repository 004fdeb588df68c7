import { ApiError } from '@prostuti/sdk'

export function whatToDo(error: unknown): 'show-receipt' | 'wait' | 'tell-us' {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'already_participated') return 'show-receipt'
  return error.isTransient ? 'wait' : 'tell-us'
}
