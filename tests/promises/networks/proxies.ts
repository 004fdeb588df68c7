import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Trial } from '../runner/trial.ts'
import type { DeliveryName } from './deliveries.ts'
import type { NetworkCondition } from './network-conditions.ts'

/** A bad network that is asked for. */
interface NetworkOptions {
  /** Address of the server behind it. */
  readonly target: string
  readonly condition: NetworkCondition
  readonly seed: number
  /** After so many requests lost in all it loses none any more; without it, it never stops. */
  readonly mostLost?: number
}

/** What is said to the process, and what it says. */
export type Asked = NetworkOptions | 'what happened'
export type Report = Opened | Happened

interface Opened {
  readonly testNetwork: number
  readonly url: string
}

interface Happened {
  /** In each network, in the order in which they were opened. */
  readonly happened: readonly (readonly DeliveryName[])[]
}

export interface Proxies {
  /** One more bad network; resolves to its address, and to what will have happened in it. */
  open(options: NetworkOptions): Promise<{ url: string; happened(): Promise<readonly DeliveryName[]> }>
}

/** Bad networks in a process of their own, so that carrying bytes one by one keeps no client from its timers. */
export function startProxies(trial: Trial): Proxies {
  const child = fork(join(import.meta.dirname, 'proxy-process.ts'))
  trial.after(async () => {
    const exit = once(child, 'exit')
    child.disconnect()
    await exit
  })
  let before: Promise<unknown> = Promise.resolve()
  // Answers come in the order of the questions: one at a time.
  const ask = <T extends Report>(asked: Asked): Promise<T> => {
    const answer = before.then(() => askOnce<T>(child, asked))
    before = answer
    return answer
  }
  return {
    async open(options) {
      const { testNetwork, url } = await ask<Opened>(options)
      const happened = async () => (await ask<Happened>('what happened')).happened[testNetwork]!
      return { url, happened }
    },
  }
}

async function askOnce<T>(child: ChildProcess, asked: Asked): Promise<T> {
  const answer = once(child, 'message') as Promise<[T]>
  child.send(asked)
  return (await answer)[0]
}
