import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: [
    'home',
    'bonus',
    'changed',
    'goals',
    'list',
    'partner',
    'ui',
    'programs.step',
    'programs.progress',
    'programs.days',
    'programs.no_days',
    'programs.choose_start',
    'programs.cover',
    'routine.this_week',
    'routine.weekday',
    'routine.kind',
  ],
}
