import { useTexts } from '../../foundation/index.ts'
import { type CircularField, fieldGroups } from './circular-values.ts'

/** Every field's name for people. */
export function useCircularLabels(): Readonly<Record<CircularField, string>> {
  const t = useTexts('circulars')
  const fields = Object.values(fieldGroups).flat()
  return Object.fromEntries(fields.map(field => [field, t(`circulars.field.${field}`)]))
}
