import { judgeGoneAfterDeath } from './late-policy/gone-after-death.ts'
import { judgeInstants, judgeStartAndEnd, lateAsDeclared } from './late-policy/instants.ts'
import { judgeSweeps, settledOnce } from './late-policy/sweeps-at-once.ts'
import { definePromise } from './runner/define-promise.ts'
import { withoutArbiter } from './variants/no-arbiter.ts'

export default definePromise({
  number: 10,
  title: 'The late policy is exact.',
  async run(trial) {
    await judgeInstants(trial, { people: trial.n(3, 50) })
    await judgeStartAndEnd(trial)
    await judgeSweeps(trial, { people: trial.n(200, 2_000) })
    await judgeGoneAfterDeath(trial, { people: trial.n(100, 1_000) })
    await trial.control('a grace that ends a millisecond late', lateAsDeclared, wrong =>
      judgeInstants(wrong, { people: 1, extraGraceMs: 1 }),
    )
    await trial.control('a sweep that asks nobody', settledOnce, wrong =>
      judgeSweeps(wrong, { people: 50, replaceParts: withoutArbiter }),
    )
  },
})
