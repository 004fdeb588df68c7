import type { Operation } from '@prostuti/contract'
import { bodyOf, encodeBody, pathOf, type Subject } from '../support/request-for.ts'
import { type TextField, textFieldsOf, withAt } from './fields.ts'
import { needed, type Payload } from './payloads.ts'

/** What databases, clocks, headers and addresses choke on, as JSON and addresses carry it. */
export const hostile = [
  ...['\u0000', 'a\u0000b', 'http://a\u0000b', 'a\u0001\u001f', 'a\r\nb: c', 'a\u007f\u0085b'],
  ...['\ud800', 'half \udc00 a pair', 'http://\udfff', `${'a'.repeat(21)}\ud800`],
  ...['0000-01-01', '-0001-01-01', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '+275760-09-13', '1e400'],
  ...['%00', '%', '\u202e\u2066', '\u{e0041}', 'e\u0301'.repeat(500), '9'.repeat(400)],
]

/** Bytes of an address that are no UTF-8, which no encoder would write. */
export const brokenBytes = ['%00', 'a%00b', '%ED%A0%80', '%C0%80', '%FF%FE', '%F4%90%80%80', '%E0%A4']

/** Complete bodies of what the other promises call with less. */
const complete: Partial<Record<string, unknown>> = {
  'auth.signInWithGoogle': { access_token: 'a-token-of-nobody' },
  'auth.exchangeCode': { code: 'c'.repeat(43), code_verifier: 'v'.repeat(43) },
  'auth.authorizePartner': { origin: 'https://coaching.example', code_challenge: 'c'.repeat(43) },
}

/** Each hostile text in each place of the operation's request, all else as it should be. Names the field that is wrong. */
export function everyField(operation: Operation, subject: Subject): Payload[] {
  return textFieldsOf(operation).flatMap(field =>
    field.part === 'body'
      ? hostile.map(text => inBody(operation, subject, field, text))
      : [...hostile.map(text => encodeURIComponent(text.toWellFormed())), ...brokenBytes].map(text =>
          inAddress(operation, subject, field, text),
        ),
  )
}

function inBody(operation: Operation, subject: Subject, { keys }: TextField, text: string): Payload {
  const body = complete[operation.id] ?? bodyOf(operation, subject)
  const query = new URLSearchParams(needed[operation.id]).toString()
  const encoded = encodeBody(operation, withAt(body, keys, text))!
  return {
    method: operation.method,
    path: `/api/${pathOf(operation, subject)}${query && `?${query}`}`,
    headers: { 'content-type': encoded.type },
    body: encoded.text,
    field: null,
  }
}

function inAddress(operation: Operation, subject: Subject, { part, keys }: TextField, encoded: string): Payload {
  const { method, id } = operation
  const [name] = keys as [string]
  const path = part === 'params' ? operation.path.replace(`{${name}}`, encoded) : pathOf(operation, subject)
  const query = new URLSearchParams(needed[id])
  query.delete(name)
  const spoiled = part === 'query' ? [`${name}=${encoded}`] : []
  const search = [query.toString(), ...spoiled].filter(Boolean).join('&')
  const body = encodeBody(operation, bodyOf(operation, subject))
  return {
    method,
    path: `/api/${path}${search && `?${search}`}`,
    headers: body ? { 'content-type': body.type } : {},
    ...(body && { body: body.text }),
    field: null,
  }
}

const texts = [...hostile.map(text => Buffer.from(text.toWellFormed()).toString('latin1')), 'ÿþ', '\t', 'ক্ষ']

/** What Node lets through in a header, in each header that the server reads. */
export function everyHeader(operation: Operation, subject: Subject): Payload[] {
  const allowed = texts.filter(text => /^[\t\x20-\x7e\x80-\xff]*$/.test(text))
  const names = [
    'origin',
    'cookie',
    'accept-language',
    'x-forwarded-for',
    'idempotency-key',
    'authorization',
    'accept-encoding',
  ]
  const body = encodeBody(operation, complete[operation.id] ?? bodyOf(operation, subject))
  return names.flatMap(name =>
    allowed.map(text => ({
      method: operation.method,
      path: `/api/${pathOf(operation, subject)}`,
      headers: {
        ...(body && { 'content-type': body.type }),
        [name]: name === 'cookie' ? `prostuti_session=${text}; prostuti_sign_in=${text}` : text,
      },
      ...(body && { body: body.text }),
      field: null,
    })),
  )
}
