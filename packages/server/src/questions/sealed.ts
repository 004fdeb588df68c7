/**
 * Something that must not leave the server by accident: no field of a type that goes out takes it, and writing it as
 * JSON throws. Who opens one is told by `open`, which `tests/architecture.test.ts` allows to few files.
 */
export class Sealed<T> {
  readonly #secret: T

  constructor(secret: T) {
    this.#secret = secret
  }

  toJSON(): never {
    throw new Error('A sealed value was about to be written down')
  }

  static open<T>(sealed: Sealable<T>): T {
    return sealed instanceof Sealed ? sealed.#secret : sealed
  }
}

/** What is read is sealed; what is written need not be. Either way nobody gets at it without `open`. */
export type Sealable<T> = T | Sealed<T>

export function seal<T>(secret: T): Sealed<T> {
  return new Sealed(secret)
}

export function open<T>(sealed: Sealable<T>): T {
  return Sealed.open(sealed)
}
