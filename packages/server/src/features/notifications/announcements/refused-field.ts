import { AppError } from '../../../platform/errors/app-error.ts'

/** One field that its shape allows and the state of things does not; `code` names the rule. */
export function refusedField(path: string, code: string, messages: { readonly bn: string; readonly en: string }) {
  return new AppError('validation_failed', { fields: [{ path, code, message: messages.en, bn: messages.bn }] })
}
