import { until } from './expect.ts'
import { textOf } from './mount.ts'

/** Waits until the element says all of this: what is loaded comes a moment later, on a busy machine some moments. */
export async function expectText(element: Element, ...parts: readonly string[]): Promise<void> {
  const missing = () => parts.find(part => !plain(textOf(element)).includes(plain(part)))
  await until(() => missing() === undefined).catch(() => {
    throw new Error(`"${missing()}" is missing in: ${textOf(element)}`)
  })
}

/** What may not be broken over lines is written with spaces that look like any other. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
