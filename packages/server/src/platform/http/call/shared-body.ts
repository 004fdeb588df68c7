import { gzipText } from './gzip-reply.ts'

/** A value that many callers get alike: written as JSON once and compressed once, however many it goes to. */
export class SharedBody<Value = unknown> {
  readonly value: Value
  #text: string | undefined
  #zipped: Promise<Buffer> | undefined

  constructor(value: Value) {
    this.value = value
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.value)
    return this.#text
  }

  gzip(): Promise<Buffer> {
    this.#zipped ??= gzipText(this.text)
    return this.#zipped
  }
}

const bodies = new WeakMap<object, SharedBody>()

/** The body of this very object, which must not change any more; it is kept as long as the object is. */
export function sharedBody<Value extends object>(value: Value): SharedBody<Value> {
  const found = bodies.get(value) as SharedBody<Value> | undefined
  if (found) return found
  const body = new SharedBody(value)
  bodies.set(value, body)
  return body
}
