import { AppError } from '../../platform/errors/app-error.ts'

/** One field that its shape allows and the rest does not; `code` names the rule. */
export function refusedField(path: string, code: string, message: string): AppError {
  return new AppError('validation_failed', { fields: [{ path, code, message }] })
}
