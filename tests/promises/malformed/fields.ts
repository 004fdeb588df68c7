import type { Operation } from '@prostuti/contract'
import { createOpenApi } from '@prostuti/server/platform/http/openapi'

/** A place in a request where a text may stand. */
export interface TextField {
  readonly part: 'params' | 'query' | 'body'
  /** Names of properties from the outside in; 0 is the first entry of a list. */
  readonly keys: readonly (string | 0)[]
}

interface Schema {
  readonly type?: string
  readonly properties?: Record<string, Schema>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
}

interface Described {
  readonly parameters: readonly { name: string; in: 'path' | 'query' }[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
}

const described = createOpenApi({ version: '', siteUrl: '' }).paths as Record<string, Record<string, Described>>

/** Every place of an operation's request where a text may stand; in an address that is all of them. */
export function textFieldsOf({ path, method }: Operation): TextField[] {
  const { parameters, requestBody } = described[`/${path}`]![method.toLowerCase()]!
  const inAddress = parameters.map(
    each => ({ part: each.in === 'path' ? 'params' : 'query', keys: [each.name] }) as const,
  )
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  return [...inAddress, ...(schema ? placesIn(schema).map(keys => ({ part: 'body', keys }) as const) : [])]
}

/** What a form without names of its own is looked at in. */
const someFields = ['tran_id', 'val_id', 'status', 'amount', 'anything']

function placesIn({ type, properties, items, anyOf = [], additionalProperties }: Schema): (string | 0)[][] {
  if (properties) {
    return Object.entries(properties).flatMap(([name, each]) => placesIn(each).map(keys => [name, ...keys]))
  }
  if (typeof additionalProperties === 'object') return someFields.map(name => [name])
  if (items) return placesIn(items).map(keys => [0, ...keys])
  if (anyOf.length > 0) return anyOf.flatMap(placesIn)
  return type === 'string' ? [[]] : []
}

/** The same value with another one at this place; what lies around it is made where it is missing. */
export function withAt(value: unknown, [key, ...rest]: readonly (string | 0)[], text: string): unknown {
  if (key === undefined) return text
  if (key === 0) return [withAt(Array.isArray(value) ? value[0] : undefined, rest, text)]
  const entity = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...entity, [key]: withAt(entity[key], rest, text) }
}
