import { hash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'

/** What besides the files a form may hold, in bytes: boundaries, headers and texts. */
const restBytes = 64 * 1024
const mostParts = 20

/** How an operation takes files. */
export interface Upload {
  /** Of the whole body. */
  readonly maxBytes: number
  /** Whether every file may be left out; such a call may come as JSON. */
  readonly orJson: boolean
}

/** Null where the shape of a body has no file. The shape's own limits make the limit of the body. */
export function uploadOf(body: z.ZodType | undefined): Upload | null {
  if (!(body instanceof z.ZodObject)) return null
  const fields = Object.values(body.shape as Record<string, z.ZodType>)
  const isOptional = (field: z.ZodType) => field instanceof z.ZodOptional
  const fileOf = (field: z.ZodType) => (field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field)
  const files = fields.filter(field => fileOf(field) instanceof z.ZodFile)
  if (files.length === 0) return null
  const maxBytes = files.reduce((sum, field) => sum + maxSizeOf(fileOf(field)), restBytes)
  return { maxBytes, orJson: files.every(isOptional) }
}

function maxSizeOf({ def }: z.ZodType): number {
  const limits = (def.checks ?? []).map(check => check._zod.def as { check: string; maximum?: number })
  const limit = limits.find(({ check }) => check === 'max_size')?.maximum
  if (limit === undefined) throw new Error('A file without a limit to its size')
  return limit
}

/** A file of a form. As JSON it is what identifies it, so that two calls with different files are distinguished. */
class UploadedFile extends File {
  readonly #digest: string

  constructor(bytes: Uint8Array<ArrayBuffer>, { name, type }: File) {
    super([bytes], name, { type })
    this.#digest = hash('sha256', bytes, 'base64url')
  }

  toJSON() {
    return { name: this.name, type: this.type, digest: this.#digest }
  }
}

/**
 * A form with files (`multipart/form-data`) as an object of texts and files. A field that comes twice is refused, or one of the
 * two would win unseen. Throws `validation_failed`.
 */
export async function readUpload(bytes: Buffer<ArrayBuffer>, type: string): Promise<Record<string, string | File>> {
  const fields = new Map<string, string | File>()
  for (const [name, value] of await parseForm(bytes, type)) {
    if (name === '' || name === '__proto__') refuse(name || 'body', 'unrecognized_keys', 'No name of a field')
    if (fields.has(name)) refuse(name, 'duplicate_field', 'The field comes twice')
    fields.set(name, typeof value === 'string' ? value : await withDigest(value))
  }
  return Object.fromEntries(fields)
}

async function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary === undefined || countOf(bytes, `--${boundary}`) > mostParts + 1)
    refuse('body', 'invalid_form', `Not a form of at most ${mostParts} fields`)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('validation_failed', { fields: [invalid], cause })
  }
}

const invalid = { path: 'body', code: 'invalid_form', message: 'The body is not a form with files' }

const withDigest = async (file: File) => new UploadedFile(new Uint8Array(await file.arrayBuffer()), file)

/** Stops counting soon after the limit. */
function countOf(bytes: Buffer, mark: string): number {
  let count = 0
  for (let at = bytes.indexOf(mark); at >= 0 && count <= mostParts + 1; at = bytes.indexOf(mark, at + 1)) count++
  return count
}

function refuse(path: string, code: string, message: string): never {
  throw new AppError('validation_failed', { fields: [{ path, code, message }] })
}
