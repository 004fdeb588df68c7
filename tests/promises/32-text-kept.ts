import { definePromise } from './runner/define-promise.ts'
import { kinds } from './text-kept/kinds.ts'

export default definePromise({
  number: 32,
  title: 'What goes in comes out, or it is said.',
  async run(trial) {
    for (const judge of kinds) await judge(trial)
  },
})
