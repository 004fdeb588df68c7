import { defineBench } from '../../bench.ts'
import { importedRows, ofImports } from '../../importing/import-rounds.ts'

/** The most that the server and the process that reads the sheet held meanwhile, above what the server held before. */
export default defineBench({
  name: 'admin-import-memory',
  what: `MB above idle while ${importedRows.toLocaleString('en')} questions are imported`,
  beside: 'the limit',
  atLeast: { max: 1 },
  goal: { max: 0.75 },
  run: options => ofImports(options, ({ peak, idle }) => ({ ours: peak - idle, beside: 200 })),
})
