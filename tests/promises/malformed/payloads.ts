import { type Operation, shapes } from '@prostuti/contract'
import { takesForm } from '@prostuti/server/platform/http/api/read-form'
import { createOpenApi } from '@prostuti/server/platform/http/openapi'
import fc from 'fast-check'
import { encodeBody, pathOf, type Subject, takesFile } from '../support/request-for.ts'
import { needed, wholeBody } from './whole-request.ts'

/** A request that is wrong somewhere, as it goes over the wire. */
export interface Payload {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
  /** What a refusal must name, where one field of ours was spoiled. */
  readonly field: string | null
}

const nasty = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1.5',
    '1e3',
    '007',
    'true',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    '\u0000',
    'a\u0000b',
  ],
  ...['9223372036854775808', '99999999999999999999', '2026-02-30', '0000-01-01', '9999-99-99', '২০২৬-০১-০১', '১২'],
  ...["' or 1=1 --", '"; drop table users', '../../etc/passwd', '%00', '%E0%A4%A', '\ud800', '\u202e', '😀', 'ক্ষ'],
  ...['__proto__', 'constructor', '{{7*7}}', '<script>', 'x'.repeat(5_000), 'W10', 'WyJhZnRlciIsMWUzMDgsMV0'],
]

const junkText = fc.oneof(fc.constantFrom(...nasty), fc.string(), fc.string({ unit: 'binary' }))
const junkNumber = fc.constantFrom(-1, 0, 1.5, 8, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, -0)
const junk = fc.oneof(
  junkText,
  junkNumber,
  fc.constantFrom(null, true, false, [], {}, [null], { $gt: '' }, { toString: 1 }, [[[[]]]]),
  fc.jsonValue({ maxDepth: 3 }),
)

const deep = (bracket: string) => bracket.repeat(20_000)
export const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  '{"a":1}}',
  '{"a":',
  '\ufeff{}',
  '\u0000',
  deep('['),
  deep('{"a":'),
]

/** So many wrong requests for one operation; the same ones for the same seed. */
export function malformed(operation: Operation, subject: Subject, count: number, seed: number): Payload[] {
  const valid = { operation, path: pathOf(operation, subject), body: wholeBody(operation, subject) }
  const kinds = [
    ...pathKinds(operation, subject),
    ...queryKinds(operation),
    ...bodyKinds(operation, valid.body),
    headerKind,
  ]
  const query = new URLSearchParams(needed[operation.id]).toString()
  const one = fc.oneof(...kinds).map(spoil => finish(valid, { ...(query && { query }), ...spoil }))
  return fc.sample(one, { numRuns: count, seed })
}

interface Spoil {
  readonly path?: string
  readonly query?: string
  readonly body?: unknown
  readonly raw?: string
  readonly headers?: Record<string, string>
  readonly field?: string
}

interface Valid {
  readonly operation: Operation
  readonly path: string
  readonly body: unknown
}

function finish(valid: Valid, spoil: Spoil): Payload {
  const { method } = valid.operation
  const encoded = encodeBody(valid.operation, 'body' in spoil ? spoil.body : valid.body)
  const body = spoil.raw ?? encoded?.text
  const path = spoil.path ?? valid.path
  return {
    method,
    path: `/api/${path}${spoil.query === undefined ? '' : `?${spoil.query}`}`,
    headers: { ...(encoded && { 'content-type': encoded.type }), ...spoil.headers },
    ...(body !== undefined && method !== 'GET' && { body }),
    field: spoil.field ?? null,
  }
}

/** An id by chance is not wrong: it may be a person's, and then something else is refused. */
const isId = /^[1-9]\d{0,8}$/

function pathKinds(operation: Operation, subject: Subject): fc.Arbitrary<Spoil>[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)
  return names.map(name =>
    junkText.map(text => {
      const spoiled = operation.path.replace(`{${name}}`, () => encode(text) || '%20')
      return {
        path: pathOf({ ...operation, path: spoiled }, subject),
        field: encode(text).includes('%25') || isId.test(text) ? undefined : name,
      }
    }),
  )
}

/** Lone surrogates can't be encoded; they go out as what decoders make of them. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const described = createOpenApi({ version: '', siteUrl: '' }).paths as Record<
  string,
  Record<string, { parameters: { name: string; in: string }[] }>
>

function queryKinds({ path, method, id }: Operation): fc.Arbitrary<Spoil>[] {
  const names = described[`/${path}`]![method.toLowerCase()]!.parameters.filter(
    parameter => parameter.in === 'query',
  ).map(parameter => parameter.name)
  if (!('query' in (shapes as Record<string, object>)[id]!)) return []
  const stranger = fc.constantFrom('user', 'user_id', 'is_moderator', '__proto__', 'a b', 'x'.repeat(300))
  const spoil = (name: string, ...texts: string[]): Spoil => {
    const others = Object.entries(needed[id] ?? {}).filter(([other]) => other !== name)
    const pairs = [...others, ...texts.map(text => [name, text] as const)]
    return { query: pairs.map(pair => pair.map(encode).join('=')).join('&'), field: name }
  }
  const ours =
    names.length === 0
      ? []
      : [
          fc.tuple(fc.constantFrom(...names), junkText).map(([name, text]) => spoil(name, text)),
          fc.constantFrom(...names).map(name => spoil(name, '1', '2')),
        ]
  return [...ours, fc.tuple(stranger, junkText).map(([name, text]) => spoil(name, text))]
}

/** Without the one that was sent, either of two is missing. */
const isEither = new Set(['exams.createBookmark', 'exams.deleteBookmark'])

function bodyKinds(operation: Operation, valid: unknown): fc.Arbitrary<Spoil>[] {
  const { id, method } = operation
  if (method === 'GET' || method === 'DELETE') return []
  const raw: fc.Arbitrary<Spoil>[] = [
    fc.constantFrom(...rawBodies).map(text => ({ raw: text })),
    junk.map(value => ({ body: value })),
    fc.constant({ raw: JSON.stringify({ text: 'x'.repeat(200_000) }) }),
    fc
      .constantFrom('text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'application/jsonx', '')
      .map(type => ({ headers: { 'content-type': type } })),
  ]
  if (typeof valid !== 'object' || valid === null) return raw
  const entity = valid as Record<string, unknown>
  const field = fc.constantFrom('user_id', 'is_moderator', '__proto__', 'constructor', 'marks', 'x'.repeat(1_000))
  return [
    ...raw,
    ...Object.keys(entity).flatMap(name => [
      junk.map(value => ({ body: { ...entity, [name]: value }, field: name })),
      fc.constant({ body: { ...entity, [name]: undefined }, field: isEither.has(id) ? undefined : name }),
    ]),
    ...Object.entries(entity).flatMap(([name, list]) => (Array.isArray(list) ? itemKinds(entity, name, list) : [])),
    fc.tuple(field, junk).map(([name, value]) => {
      if (takesForm(operation) || takesFile(operation)) return { body: { [name]: value, ...entity }, field: name }
      const raw = `{${JSON.stringify(name)}:${JSON.stringify(value)},${JSON.stringify(entity).slice(1)}`
      return { raw: raw.replace(/,\}$/, '}'), field: name }
    }),
  ]
}

/** What stands in a list: one entry spoiled, a stranger in one, the list a thousand times as long. */
function itemKinds(entity: Record<string, unknown>, name: string, list: unknown[]): fc.Arbitrary<Spoil>[] {
  const [item] = list
  if (typeof item !== 'object' || item === null) return []
  return [
    ...Object.keys(item).map(key =>
      junk.map(value => ({ body: { ...entity, [name]: [{ ...item, [key]: value }] }, field: name })),
    ),
    junk.map(value => ({ body: { ...entity, [name]: [{ ...item, stranger: value }] }, field: name })),
    fc.constant({ body: { ...entity, [name]: new Array(1_000).fill(item) }, field: name }),
  ]
}

const headerKind: fc.Arbitrary<Spoil> = fc
  .tuple(
    fc.constantFrom(
      'accept-language',
      'authorization',
      'idempotency-key',
      'if-none-match',
      'accept-encoding',
      'cookie',
    ),
    fc.string({ unit: fc.constantFrom(...'abcXYZ019 ;,=*%"\'()<>@/-_.') }),
  )
  .map(([name, value]) => ({ headers: { [name]: value } }))
