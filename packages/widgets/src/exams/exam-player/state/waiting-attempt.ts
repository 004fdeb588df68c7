import type { Attempt, AttemptView } from '@prostuti/sdk'
import { atom } from 'nanostores'

const view: AttemptView = {
  phase: 'loading',
  exam: '',
  joined: null,
  paper: null,
  order: [],
  sync: { savedHere: 0, unsaved: 0, unsent: 0, refused: false, online: true, storage: 'ok' },
  receipt: null,
  error: null,
}

/** What stands in for an attempt until there is one: the bars can be drawn from it, and nothing can be done with it. */
export function waitingAttempt(progress = { answered: 0, marked: 0, total: 0 }): Attempt {
  const nothing = atom(null)
  return {
    $view: atom(view),
    $entry: () => nothing,
    $progress: atom(progress),
    $remaining: nothing,
    answer() {},
    mark() {},
    submit: async () => {},
    takeOver: async () => {},
    rescueFile: () => ({ name: '', text: '' }),
    close() {},
  }
}
