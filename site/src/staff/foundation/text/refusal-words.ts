import type { FieldError } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import type { Translate } from '@prostuti/sdk/i18n/translate'
import type { TextKey } from '../../rooms.ts'
import { errorWords } from './error-words.ts'

type T = Translate<TextKey>

/** Rules of the server that staff meet, by the code of the field that breaks one. */
const rules = [
  'begun',
  'below_itself',
  'computing',
  'has_members',
  'in_paper',
  'joined',
  'keys_seen',
  'newer_version',
  'not_a_google_sheet',
  'not_final',
  'not_found',
  'other_type',
  'personalized',
  'removed',
  'same',
  'same_name',
  'unknown',
] as const

/** Of a text or number that its shape refuses: the field itself says what it wants. */
const shapeCodes: Readonly<Record<string, 'too_big' | 'too_small' | 'invalid'>> = {
  too_big: 'too_big',
  too_small: 'too_small',
  invalid_type: 'invalid',
  invalid_format: 'invalid',
  invalid_value: 'invalid',
  unrecognized_keys: 'invalid',
}

/** Why the server does not take a field, in the reader's language; its own message where nothing is known of the rule. */
export function fieldWords(t: T, { code, message }: FieldError): string {
  const rule = rules.find(each => each === code) ?? shapeCodes[code]
  return rule ? t(`refused.${rule}`) : message
}

/** What stands against it, in the server's own words in the reader's language: they hold figures. */
const inUse = 'in_use'

/** Why a call failed: the rule that it broke, the server's words, or the frame's. */
export function refusalWords(t: T, error: unknown): string {
  if (!(error instanceof ApiError)) return t(errorWords(error).title)
  const rule = rules.find(each => error.fields.some(({ code }) => code === each))
  if (rule) return t(`refused.${rule}`)
  const held = error.fields.flatMap(({ code, message }) => (code === inUse ? [message] : []))
  return held.join(' ') || error.detail || t(errorWords(error).title)
}
