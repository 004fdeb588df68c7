import { join } from 'node:path'
import { judgeKilledTasks, sameAsUndisturbed } from './killed-tasks/kill-at-work.ts'
import { judgeRandomPeriods, periodAsDefined } from './ranks/random-periods.ts'
import { asDefined, judgeRandomSets, wholeWalk } from './ranks/random-sets.ts'
import { judgeWhileGrading, soundMeanwhile } from './ranks/while-grading.ts'
import { definePromise } from './runner/define-promise.ts'
import { withDenseRanks, withLostSeams, withoutRegrades, withTwoExams, withTwoMoments } from './variants/wrong-ranks.ts'

export default definePromise({
  number: 13,
  title: 'Ranks are right.',
  async run(trial) {
    await judgeRandomSets(trial, { sets: trial.n(200, 10_000) })
    await judgeRandomPeriods(trial, { weeks: trial.n(60, 2_000) })
    await judgeWhileGrading(trial, { people: trial.n(150, 2_000) })
    await judgeKilledTasks(trial, { people: trial.n(60, 2_000), questions: trial.n(30, 5_000), kills: trial.n(1, 3) })
    await trial.control('positions that skip nobody', asDefined('when final'), wrong =>
      judgeRandomSets(wrong, { sets: 5, replaceParts: withDenseRanks }),
    )
    await trial.control('lists of weeks that know no regrade', periodAsDefined, wrong =>
      judgeRandomPeriods(wrong, { weeks: 30, replaceParts: withoutRegrades }),
    )
    await trial.control('lists of weeks in which two exams are enough', periodAsDefined, wrong =>
      judgeRandomPeriods(wrong, { weeks: 30, replaceParts: withTwoExams }),
    )
    await trial.control('pages that do not quite meet', wholeWalk, wrong =>
      judgeRandomSets(wrong, { sets: 5, replaceParts: withLostSeams }),
    )
    await trial.control('a list that counts at one moment and lists at another', soundMeanwhile, wrong =>
      judgeWhileGrading(wrong, { people: 100, replaceParts: withTwoMoments }),
    )
    await trial.control('a server that commits each statement by itself', sameAsUndisturbed, wrong =>
      judgeKilledTasks(wrong, {
        ...{ people: 5, questions: 3, kills: 1 },
        main: join(import.meta.dirname, 'variants/without-transactions.ts'),
      }),
    )
  },
})
