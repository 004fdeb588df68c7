import { setTimeout as pause } from 'node:timers/promises'
import { postmasterPid } from '@prostuti/embedded-database/testing/test-cluster'
import type { Pool } from 'pg'
import { suspendDatabase } from '../../support/suspend-database.ts'
import { countWaiting } from '../support/waiting-for-locks.ts'

/** What happens to the database. `strike` resolves when nothing more is done to it. */
export interface Strike {
  readonly name: string
  strike(cluster: { folder: string }, pool: Pool): Promise<void>
}

/** Every process of it stops answering for so long, and goes on as if nothing had been. */
export function freeze(ms: number): Strike {
  return {
    name: `frozen for ${ms / 1000} s`,
    async strike(cluster, pool) {
      const resume = await suspendDatabase(cluster, pool)
      await pause(ms)
      resume()
    },
  }
}

/** It dies at once, as by `pg_ctl -m immediate` or `kill -9`, and is started again by its supervisor. */
export function kill(how: 'SIGQUIT' | 'SIGKILL'): Strike {
  return {
    name: how === 'SIGQUIT' ? 'stopped at once' : 'killed',
    async strike({ folder }) {
      const dead = await postmasterPid(folder)
      process.kill(dead, how)
      // Before another process is the postmaster, what is left of the old one may still answer.
      const patience = performance.now() + 60_000
      while (performance.now() < patience) {
        const pid = await postmasterPid(folder).catch(() => dead)
        if (pid > 0 && pid !== dead) return
        await pause(10)
      }
    },
  }
}

/** The same at a moment when a server has lent a connection for certain: results wait for a lock that is held here. */
export function whileLent({ name, strike }: Strike): Strike {
  return {
    name: `${name} with a connection lent`,
    async strike(cluster, pool) {
      const holder = await pool.connect()
      // It is lost with the others.
      holder.on('error', () => undefined)
      await holder.query('begin')
      await holder.query('lock table results in share mode')
      const patience = performance.now() + 60_000
      while ((await countWaiting(pool)) === 0) {
        if (performance.now() > patience) throw new Error('No server stores a result')
        await pause(1)
      }
      await strike(cluster, pool)
      holder.release(true)
    },
  }
}
