/** What the screens of programmes, and Home, share. */

export { toast } from '../../foundation/toast.ts'
export { useKnownUser } from '../../foundation/use-known-user.ts'
export * from './days.ts'
export { type Job, jobOf, jobs } from './goal-of.ts'
export { coinsWords, priceOf } from './price.ts'
export { ProgramCover } from './program-cover.tsx'
export { ProgramStep } from './program-step.tsx'
export { Stitch } from './stitch.tsx'
export { usePersonal } from './use-personal.ts'
export { type StripDay, WeekStrip } from './week-strip.tsx'
