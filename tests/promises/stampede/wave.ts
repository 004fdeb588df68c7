import { setTimeout as pause } from 'node:timers/promises'

/** One request of a crowd. */
export interface Call<Item> {
  readonly item: Item
  readonly path: string
  readonly token: string
  readonly body: unknown
}

export interface Answered<Item> {
  readonly item: Item
  /** 0 where no answer came. */
  readonly status: number
  readonly text: string
  /** From sending to the last byte of the answer. */
  readonly ms: number
}

/** A crowd that calls within `windowMs`, each at a moment of their own; all at once where that is 0. */
export function wave<Item>(
  url: string,
  calls: readonly Call<Item>[],
  windowMs: number,
): Promise<readonly Answered<Item>[]> {
  return Promise.all(
    calls.map(async call => {
      await pause(Math.random() * windowMs)
      return ask(url, call)
    }),
  )
}

async function ask<Item>(url: string, { item, path, token, body }: Call<Item>): Promise<Answered<Item>> {
  const sent = performance.now()
  const { status, text } = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `token ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).then(
    async response => ({ status: response.status, text: await response.text() }),
    error => ({ status: 0, text: String(error) }),
  )
  return { item, status, text, ms: performance.now() - sent }
}

/** The time within which this share of all was answered, in whole milliseconds. */
export function percentile(answers: readonly Pick<Answered<unknown>, 'ms'>[], share: number): number {
  const sorted = answers.map(answer => answer.ms).sort((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
}
