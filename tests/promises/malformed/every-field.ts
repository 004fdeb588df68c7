import type { Operation } from '@prostuti/contract'
import { encodeBody, pathOf, type Subject } from '../support/request-for.ts'
import { type TextField, textFieldsOf, withAt } from './fields.ts'
import type { Payload } from './payloads.ts'
import { needed, wholeBody, wholeRequest } from './whole-request.ts'

/** What databases, clocks, headers and addresses choke on, as JSON and addresses carry it. */
export const hostile = [
  ...['\u0000', 'a\u0000b', 'http://a\u0000b', 'a\u0001\u001f', 'a\r\nb: c', 'a\u007f\u0085b'],
  ...['\ud800', 'half \udc00 a pair', 'http://\udfff', `${'a'.repeat(21)}\ud800`],
  ...['0000-01-01', '-0001-01-01', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '+275760-09-13', '1e400'],
  ...['%00', '%', '\u202e\u2066', '\u{e0041}', 'e\u0301'.repeat(500), '9'.repeat(400)],
]

/** Bytes of an address that are no UTF-8, which no encoder would write. */
export const brokenBytes = ['%00', 'a%00b', '%ED%A0%80', '%C0%80', '%FF%FE', '%F4%90%80%80', '%E0%A4']

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
  const encoded = encodeBody(operation, withAt(wholeBody(operation, subject), keys, text))!
  return { ...wholeRequest(operation, subject), body: encoded.text }
}

function inAddress(operation: Operation, subject: Subject, { part, keys }: TextField, encoded: string): Payload {
  const [name] = keys as [string]
  const path = part === 'params' ? operation.path.replace(`{${name}}`, encoded) : operation.path
  const query = new URLSearchParams(needed[operation.id])
  query.delete(name)
  const spoiled = part === 'query' ? [`${name}=${encoded}`] : []
  const search = [query.toString(), ...spoiled].filter(Boolean).join('&')
  return {
    ...wholeRequest(operation, subject),
    path: `/api/${pathOf({ ...operation, path }, subject)}${search && `?${search}`}`,
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
  const whole = wholeRequest(operation, subject)
  return names.flatMap(name =>
    allowed.map(text => ({
      ...whole,
      headers: {
        ...whole.headers,
        [name]: name === 'cookie' ? `prostuti_session=${text}; prostuti_sign_in=${text}` : text,
      },
    })),
  )
}
