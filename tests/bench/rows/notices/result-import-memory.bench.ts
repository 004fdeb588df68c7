import { defineBench } from '../../bench.ts'
import { importedNumbers, ofResultImports } from '../../results/import-result.ts'

/** The most that the server and the process that reads the sheet held meanwhile, above what the server held before. */
export default defineBench({
  name: 'result-import-memory',
  what: `MB above idle while ${importedNumbers.toLocaleString('en')} registration numbers are imported`,
  beside: 'the limit',
  atLeast: { max: 1 },
  goal: { max: 0.75 },
  run: options => ofResultImports(options, ({ peak, idle }) => ({ ours: peak - idle, beside: 400 })),
})
