/** Programs as books, days and weeks: what their screens, Home and study share. */
export * from './days.ts'
export { type Job, jobs } from './goal-of.ts'
export { ProgramCover } from './program-cover.tsx'
export { ProgramStep } from './program-step.tsx'
export { ProgressBar } from './progress-bar.tsx'
export { WeekStrip } from './week-strip.tsx'
