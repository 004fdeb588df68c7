import { AppError } from '../../../platform/errors/app-error.ts'
import type { FieldFault } from '../../../platform/errors/field-messages.ts'

/** One field of a body that its shape allows and the state of things does not; `code` names the rule. */
export function refusedField(path: string, code: string, messages: { readonly bn: string; readonly en: string }) {
  const fault: FieldFault = { path, code, message: messages.en, bn: messages.bn }
  return new AppError('validation_failed', { fields: [fault] })
}
