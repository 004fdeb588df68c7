import type { JsonSchema } from '@prostuti/contract'

/** A field of a shape: `results[].title`, what it may be, and whether it has to be there. */
export interface SchemaRow {
  readonly name: string
  readonly kind: string
  readonly required: boolean
}

const deepest = 3

/** The fields of a shape, those within after what holds them, down to the third step. */
export function schemaRows(schema: JsonSchema, before = '', depth = 0): SchemaRow[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([key, each]) => {
    const field = typeof each === 'boolean' ? {} : each
    const name = before ? `${before}.${key}` : key
    const row = { name, kind: kindOf(field), required: required.includes(key) }
    return depth + 1 < deepest ? [row, ...within(field, name, depth + 1)] : [row]
  })
}

function within(field: JsonSchema, name: string, depth: number): SchemaRow[] {
  const items = itemsOf(field)
  if (items) return schemaRows(items, `${name}[]`, depth)
  const [choice] = (field.anyOf ?? []).filter(({ properties }) => properties)
  return schemaRows(choice ?? field, name, depth)
}

const itemsOf = ({ items }: JsonSchema): JsonSchema | null =>
  items && typeof items === 'object' && !Array.isArray(items) ? items : null

/** `string (uuid)`, `"live" | "archive"`, `integer 1…100`, `object[]`. */
export function kindOf(schema: JsonSchema): string {
  const { type, format, anyOf, oneOf, enum: choices, const: only } = schema
  if (choices) return choices.map(choice => JSON.stringify(choice)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  const several = anyOf ?? oneOf
  if (several) return [...new Set(several.map(kindOf))].join(' | ')
  const items = itemsOf(schema)
  if (items) return `${kindOf(items)}[]`
  const name = Array.isArray(type) ? type.join(' | ') : (type ?? 'any')
  return [name, format && `(${format})`, boundsOf(schema)].filter(Boolean).join(' ')
}

function boundsOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const low = minimum ?? minLength
  const high = maximum ?? maxLength
  const isSafe = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER
  if (isSafe(low) && isSafe(high)) return `${low}…${high}`
  return isSafe(high) ? `≤ ${high}` : isSafe(low) ? `≥ ${low}` : ''
}
