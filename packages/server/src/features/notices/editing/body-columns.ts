import { proseHtml } from '../../questions/index.ts'
import { refusedField } from './refused-field.ts'

const nothingLeft = { bn: 'এই লেখায় দেখানোর মতো কিছু নেই।', en: 'Nothing of this text can be shown' }

/** A body as it is stored. Throws `validation_failed` for one of which nothing can be shown. */
export function bodyColumns(body: string | undefined): { body?: string; html?: string } {
  if (body === undefined) return {}
  const html = proseHtml(body) ?? ''
  if (body !== '' && html === '') throw refusedField('body', 'empty', nothingLeft)
  return { body, html }
}
