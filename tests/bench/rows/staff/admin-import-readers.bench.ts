import { defineBench } from '../../bench.ts'
import { importedRows, ofImports } from '../../importing/import-rounds.ts'

/** Learners’ pages (home and the list of what comes, signed in) while staff import: the 95th percentile of their times. */
export default defineBench({
  name: 'admin-import-readers',
  what: `ms (p95) of a learner’s page while ${importedRows.toLocaleString('en')} questions are imported`,
  beside: 'the same pages before',
  atLeast: { max: 2 },
  goal: { max: 1.5 },
  run: options => ofImports(options, ({ meanwhile, before }) => ({ ours: meanwhile, beside: before })),
})
