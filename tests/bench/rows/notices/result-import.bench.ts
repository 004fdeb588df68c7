import { defineBench } from '../../bench.ts'
import { importedNumbers, ofResultImports } from '../../results/import-result.ts'

/** From the upload of a result's sheet (`.csv`) until its numbers can be found. */
export default defineBench({
  name: 'result-import',
  what: `seconds to import ${importedNumbers.toLocaleString('en')} registration numbers`,
  beside: 'the limit',
  atLeast: { max: 1 },
  goal: { max: 0.5 },
  run: options => ofResultImports(options, ({ seconds }) => ({ ours: seconds, beside: 60 })),
})
