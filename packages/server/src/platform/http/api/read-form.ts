import type { Operation } from '@prostuti/contract'
import { AppError } from '../../errors/app-error.ts'

/** The gateway's own have about forty. */
const maxFields = 200

/** Whether its body is a form, and never JSON: the payment gateway and the browsers that it sends back post one. */
export const takesForm = ({ who }: Operation): boolean => who === 'gateway'

/**
 * A form-encoded body as an object of texts. A field that comes twice is refused, or one of the two would win unseen.
 * Throws `validation_failed`.
 */
export function readForm(bytes: Buffer): Record<string, string> {
  const fields = new URLSearchParams(bytes.toString())
  if (fields.size > maxFields) refuse('body', 'too_big', `At most ${maxFields} fields`)
  const form = new Map<string, string>()
  for (const [name, value] of fields) {
    // An object with it as a key of its own would be a trap for code that copies it.
    if (name === '' || name === '__proto__') refuse(name || 'body', 'unrecognized_keys', 'No name of a field')
    if (form.has(name)) refuse(name, 'duplicate_field', 'The field comes twice')
    form.set(name, value)
  }
  return Object.fromEntries(form)
}

function refuse(path: string, code: string, message: string): never {
  throw new AppError('validation_failed', { fields: [{ path, code, message }] })
}
