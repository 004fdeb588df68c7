/** Throws where `base` leads nowhere: Node and a worker made of a blob have no address that a path could follow. */
export function needBase(base = '/api/', page?: string): void {
  try {
    new URL(base, page)
  } catch {
    throw new TypeError("without a page `base` is to be a whole address: 'https://prostuti.example/api/'")
  }
}
