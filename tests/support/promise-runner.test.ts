import { describe, expect, it } from 'vitest'
import { definePromise } from '../promises/runner/define-promise.ts'
import { keepPromise } from '../promises/runner/keep-promise.ts'
import type { Trial } from '../promises/runner/trial.ts'

const label = 'nothing is lost'
const count = (trial: Trial, lost: number) => trial.check(label, lost === 0, `${lost} of 10 lost`)

/** What a promise that runs like this is found to be, and what is said of it. */
async function keep(run: (trial: Trial) => Promise<void>, short = true) {
  const lines: string[] = []
  const promise = definePromise({ number: 1, title: 'Nothing is lost.', run })
  const findings = await keepPromise(promise, { short, say: line => lines.push(line) })
  return { holds: findings.map(finding => finding.holds), said: lines.join('\n') }
}

describe('a promise', () => {
  it('reports each check with its figures', async () => {
    const { holds, said } = await keep(async trial => count(trial, 0))
    expect(holds).toEqual([true])
    expect(said).toContain('✓ nothing is lost: 0 of 10 lost')
  })

  it('is broken when a check fails, when it breaks off, and when it checks nothing', async () => {
    expect((await keep(async trial => count(trial, 1))).holds).toEqual([false])
    expect((await keep(() => Promise.reject(new Error('gone')))).holds).toEqual([false])
    expect((await keep(async () => undefined)).holds).toEqual([false])
  })

  it('is tried with less in its short form', async () => {
    const tried: number[] = []
    const run = async (trial: Trial) => void tried.push(trial.n(150, 2_000))
    await keep(run, true)
    await keep(run, false)
    expect(tried).toEqual([150, 2_000])
  })

  it('cleans up behind itself, last first, also when it breaks off', async () => {
    const order: string[] = []
    await keep(async trial => {
      trial.after(async () => order.push('database'))
      trial.after(async () => order.push('server'))
      throw new Error('gone')
    })
    expect(order).toEqual(['server', 'database'])
  })
})

describe('a control', () => {
  const control = (run: (wrong: Trial) => Promise<void>) =>
    keep(trial => trial.control('a variant that loses', label, run)).then(kept => kept.holds)

  it('passes only when its check fails on the variant', async () => {
    expect(await control(async wrong => count(wrong, 3))).toEqual([true])
    expect(await control(async wrong => count(wrong, 0))).toEqual([false])
  })

  it('does not pass because another check failed, or none was made', async () => {
    expect(await control(async wrong => wrong.check('it is quick', false, '20 s'))).toEqual([false])
    expect(await control(async () => undefined)).toEqual([false])
  })

  it('does not pass because the variant broke off', async () => {
    expect(await control(() => Promise.reject(new Error('gone')))).toEqual([false])
  })
})
