import { defineBench } from '../../bench.ts'
import { importedRows, ofImports } from '../../importing/import-rounds.ts'

/** From the upload of a sheet (`.xlsx`) until its questions are in the bank. */
export default defineBench({
  name: 'admin-import',
  what: `seconds to import ${importedRows.toLocaleString('en')} questions from a sheet`,
  beside: 'the limit',
  atLeast: { max: 1 },
  goal: { max: 0.5 },
  run: options => ofImports(options, ({ seconds }) => ({ ours: seconds, beside: 30 })),
})
