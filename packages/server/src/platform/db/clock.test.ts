import { describe, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { ClockDisagreement, createDatabaseClock } from './clock.ts'

const hour = 3_600_000

/** A database and a machine, each with a time of its own; an answer takes `tripMs` on its way. */
async function world() {
  const state = { database: 1_800_000_000_000, monotonic: 5_000, tripMs: 2, isAway: false }
  const pass = (ms: number) => {
    state.database += ms
    state.monotonic += ms
  }
  const query = async () => {
    if (state.isAway) throw new Error('connect ECONNREFUSED')
    pass(state.tripMs / 2)
    const at = state.database
    pass(state.tripMs / 2)
    return { rows: [{ at }] }
  }
  const connection = { query } as unknown as Parameters<typeof createDatabaseClock>[0]
  const clock = await createDatabaseClock(connection, { log: silentLog, monotonic: () => state.monotonic })
  clock.stop()
  return { state, pass, clock, connection }
}

describe('the server’s clock', () => {
  it('goes as the database’s does, whatever anybody sets this host’s wall clock to', async () => {
    const { state, pass, clock } = await world()
    const wallClock = Date.now
    Date.now = () => wallClock() + hour
    try {
      pass(9_000)
      expect(clock.now()).toBe(state.database)
    } finally {
      Date.now = wallClock
    }
    expect(clock.isTrusted()).toBe(true)
  })

  it('follows a database’s clock that is corrected little by little', async () => {
    const { state, clock } = await world()
    state.database += 300
    await clock.measure()
    expect([clock.now(), clock.isTrusted()]).toEqual([state.database, true])
  })

  it('learns nothing from a slow answer that does not contradict it', async () => {
    const { state, clock } = await world()
    state.tripMs = 400
    state.database += 100
    await clock.measure()
    expect(clock.now()).toBe(state.database - 100)
  })

  it('confirms what the database says on the very connection', async () => {
    const { state, clock, connection } = await world()
    expect(await clock.confirm(connection)).toBe(state.database - state.tripMs / 2)
    state.database += 900
    expect(await clock.confirm(connection)).toBe(state.database - state.tripMs / 2)
  })

  it.each([hour, -hour, 1_100])('refuses when the two are %d ms apart, and is no longer ready', async step => {
    const { state, clock, connection } = await world()
    state.database += step
    await expect(clock.confirm(connection)).rejects.toThrow(ClockDisagreement)
    expect(clock.isTrusted()).toBe(false)
  })

  it('believes a step of the database after three measurements that agree, and not before', async () => {
    const { state, pass, clock, connection } = await world()
    state.database += hour
    for (let times = 0; times < 2; times++) {
      await clock.measure()
      pass(10_000)
      expect([clock.isTrusted(), clock.now()]).toEqual([false, state.database - hour])
      await expect(clock.confirm(connection)).rejects.toThrow(ClockDisagreement)
    }
    await clock.measure()
    expect([clock.isTrusted(), clock.now()]).toEqual([true, state.database])
    await clock.confirm(connection)
  })

  it('forgets a step that was taken back', async () => {
    const { state, clock, connection } = await world()
    state.database += hour
    await clock.measure()
    state.database -= hour
    await clock.measure()
    expect([clock.isTrusted(), clock.now()]).toEqual([true, state.database])
    await clock.confirm(connection)
  })

  it('goes on by the last measurement while the database is away', async () => {
    const { state, pass, clock } = await world()
    state.isAway = true
    await expect(clock.measure()).rejects.toThrow('ECONNREFUSED')
    pass(60_000)
    expect([clock.isTrusted(), clock.now()]).toEqual([true, state.database])
  })
})
