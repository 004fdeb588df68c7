import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@prostuti/server/platform/db/database'
import { allowKey, newPair, registerSchools, school, signInAddress } from '../embedding/partners-with-keys.ts'
import { signToken } from '../embedding/sign-token.ts'
import type { Trial } from '../runner/trial.ts'
import { ask } from '../support/ask.ts'
import { count, outOf, someOf } from '../support/figures.ts'
import type { Balanced } from './balancer.ts'

/** For whom tokens are made, whichever process they come to. */
const publicAddress = 'http://localhost:4321'

/** Settings of processes that are behind one balancer: it says who calls, and they answer under one address. */
export const behindBalancer = { SITE_URL: publicAddress, TRUSTED_PROXIES: '1' }

export const takenOnce =
  'a partner’s token that comes to both processes at once, and again after they are replaced, signs in once'

const pauseMs = 120

export interface PartnerSignIns {
  /** Brings tokens, each to both processes at the same moment, until `signal`. */
  bring(urls: Balanced, signal: AbortSignal): Promise<void>
  /** Brings all of them once more, to processes that have seen none of them. */
  bringAgain(urls: Balanced): Promise<void>
  judge(trial: Trial): void
}

/** People whose partner's server signs them in, while what they sign in to is being replaced. */
export async function openPartnerSignIns(db: Database): Promise<PartnerSignIns> {
  await registerSchools(db)
  const pair = newPair()
  await allowKey(db, school, pair, 'of-the-school')
  /** How often each token has signed in. */
  const taken = new Map<string, number>()
  const failures: string[] = []
  let [made, replayed, learners] = [0, 0, 0]

  /** Null: the process took no connection, or closed it before it had answered. */
  const bringTo = async (url: string, jwt: string): Promise<number | null> => {
    // Each from an address of its own: what one address has brought in vain is limited.
    const caller = ++learners
    const headers = { origin: school, 'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}` }
    const status = await ask(url, signInAddress, { method: 'POST', headers, body: { jwt } }).then(
      answer => answer.status,
      () => null,
    )
    if (status === 200) taken.set(jwt, (taken.get(jwt) ?? 0) + 1)
    return status
  }

  /** As their page does it: a new token where it is not known what became of the last. */
  const signIn = async (urls: Balanced): Promise<void> => {
    const seen: (number | null)[] = []
    for (let tries = 0; tries < 3; tries++) {
      const jwt = signToken({ origin: school, aud: publicAddress, sub: `roll-${made++ % 20}` }, pair)
      taken.set(jwt, 0)
      const statuses = await Promise.all(urls.map(url => bringTo(url, jwt)))
      if (statuses.includes(200)) return
      seen.push(...statuses)
      await pause(pauseMs)
    }
    failures.push(`answered ${seen.map(status => status ?? 'nothing').join(', ')}`)
  }

  return {
    async bring(urls, signal) {
      while (!signal.aborted) {
        await signIn(urls)
        await pause(pauseMs)
      }
    },
    async bringAgain(urls) {
      for (const jwt of [...taken].filter(([, times]) => times > 0).map(([jwt]) => jwt)) {
        await bringTo(urls[replayed % 2]!, jwt)
        replayed++
      }
    },
    judge(trial) {
      const twice = [...taken.values()].filter(times => times > 1).length
      const once = [...taken.values()].filter(times => times === 1).length
      trial.check(
        takenOnce,
        twice === 0 && replayed > 0,
        `${outOf(twice, made)} twice, ${count(replayed)} brought again after it`,
      )
      trial.check(
        'people of a partner sign in meanwhile',
        failures.length === 0 && once + twice > 0,
        `${outOf(failures.length, once + twice + failures.length)} could not${someOf(failures)}`,
      )
    },
  }
}
