import type { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { ApiRequest } from '../call/api-request.ts'
import type { Implementation } from '../call/implement.ts'
import { readUpload } from '../call/read-upload.ts'
import { validationError } from './problem.ts'
import { readForm, takesForm } from './read-form.ts'

/** The parts of a request as the operation's shape has validated them. */
export interface ParsedInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Reads and validates a request. Throws `validation_failed`, `unsupported_type` and `too_large`. */
export async function readInput(
  request: ApiRequest,
  implementation: Implementation,
  isFast: boolean,
): Promise<ParsedInput> {
  const { shape } = implementation
  return {
    params: shape.params && parse(shape.params, request.params(), 'params'),
    query: shape.query && parse(shape.query, queryOf(request), 'query'),
    body: shape.body && (await readBody(request, shape.body, implementation, isFast)),
  }
}

function parse(shape: z.ZodType, value: unknown, part: string): unknown {
  // What was sent distinguishes a missing field from a wrong one.
  const parsed = shape.safeParse(value, { reportInput: true })
  if (!parsed.success) throw validationError(parsed.error, part)
  return parsed.data
}

/** Keeps both values of a repeated field, so that the shape refuses it instead of one of them winning. */
function queryOf(request: ApiRequest): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(request.queries()).map(([name, values]) => [name, values.length === 1 ? values[0]! : values]),
  )
}

/** `isFast`: tries the operation's own body reader before JSON and the shape. */
async function readBody(
  request: ApiRequest,
  shape: z.ZodType,
  { reader, operation, upload, maxBodyBytes }: Implementation,
  isFast: boolean,
): Promise<unknown> {
  const type = request.header('content-type') ?? ''
  if (takesForm(operation)) {
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new AppError('unsupported_type')
    return parse(shape, readForm(await request.body()), 'body')
  }
  if (upload && /^multipart\/form-data\s*;/i.test(type))
    return parse(shape, await readUpload(await request.body(upload.maxBytes), type), 'body')
  if (upload && !upload.orJson) throw new AppError('unsupported_type')
  if (type === '' && (await isLeftOut(request, shape))) return undefined
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_type')
  const bytes = await request.body(maxBodyBytes)
  const quick = isFast ? reader?.quick(bytes) : null
  if (quick) return quick
  const parsed = parse(shape, parseJson(bytes.toString()), 'body')
  return reader ? reader.of(parsed) : parsed
}

/** A body that need not be sent, and was not. */
async function isLeftOut(request: ApiRequest, shape: z.ZodType): Promise<boolean> {
  return shape.safeParse(undefined).success && (await request.body()).length === 0
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const fields = [{ path: 'body', code: 'invalid_json', message: 'The body is not JSON' }]
    throw new AppError('validation_failed', { fields, cause })
  }
}
