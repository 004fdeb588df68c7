import type { FieldError, Language, Problem } from '@prostuti/contract'
import { errorMessage } from '@prostuti/contract/error-messages'
import type { z } from 'zod'
import { isDatabaseAway } from '../../db/database-away.ts'
import { AppError } from '../../errors/app-error.ts'
import { banglaOfIssue, type FieldFault, fieldMessage } from '../../errors/field-messages.ts'
import type { Log } from '../../log.ts'
import { Reply } from '../call/reply.ts'

/** Turns whatever was thrown into the contract's error. The unexpected is logged and says nothing of the inside. */
export function toAppError(error: unknown, log: Log, requestId: string): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) {
    log.warn({ request_id: requestId, reason: (error as Error).message }, 'database away')
    return new AppError('try_later', { retryAfter: 2, cause: error })
  }
  log.error({ request_id: requestId, err: error }, 'unexpected error')
  return new AppError('something_wrong', { cause: error })
}

/** `application/problem+json`, as RFC 9457 and the contract have it. */
export function problemReply(error: AppError, language: Language, requestId: string): Reply {
  const { fields, retryAfter, receipt, missingCoins, products, affected, detail } = error.options
  const problem: Problem = {
    type: `/docs/errors#${error.code}`,
    title: errorMessage(error.code, 'en'),
    status: error.status,
    code: error.code,
    detail: detail?.[language] ?? errorMessage(error.code, language),
    request_id: requestId,
    ...(fields && { errors: fields.map(field => presentField(field, language)) }),
    ...(receipt !== undefined && { receipt: JSON.parse(receipt) }),
    ...(products && { products }),
    ...(missingCoins !== undefined && { missing_coins: missingCoins }),
    ...(affected !== undefined && { affected }),
  }
  return Reply.json(problem, {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  })
}

const presentField = (field: FieldFault, language: Language): FieldError => ({
  path: field.path,
  code: field.code,
  message: fieldMessage(field, language),
})

/** Names every field that the shape refused. */
export function validationError(error: z.ZodError, part: string): AppError {
  const fields = error.issues.flatMap(issue => {
    const at = issue.path.map(String).join('.')
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map(key => (at ? `${at}.${key}` : key || part)) : [at || part]
    return names.map(path => ({ path, code: issue.code, message: issue.message, bn: banglaOfIssue(issue) }))
  })
  return new AppError('validation_failed', { fields })
}
