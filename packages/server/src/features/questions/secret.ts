/**
 * A value that must not leave the server by accident: no field of a response type accepts it, and serialising it as
 * JSON throws. Only `reveal` reads it, and `tests/architecture.test.ts` allows that call in few files.
 */
export class Secret<T> {
  readonly #value: T

  constructor(value: T) {
    this.#value = value
  }

  toJSON(): never {
    throw new Error('A secret value was about to be written down')
  }

  static reveal<T>(value: MaybeSecret<T>): T {
    return value instanceof Secret ? value.#value : value
  }
}

/** Columns read secrets and accept plain values. Reading either one takes `reveal`. */
export type MaybeSecret<T> = T | Secret<T>

export function protect<T>(secret: T): Secret<T> {
  return new Secret(secret)
}

export function reveal<T>(secret: MaybeSecret<T>): T {
  return Secret.reveal(secret)
}
