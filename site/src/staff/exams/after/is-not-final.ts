import { ApiError } from '@prostuti/sdk'

/** Whether a call was refused because the results of an exam are not final yet. */
export const isNotFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict' && error.fields.some(({ code }) => code === 'not_final')
