/** The demo's programs by the last part of their address. */
export type ProgramSlug =
  | 'bcs'
  | 'primary-teacher'
  | 'bank'
  | 'math-steps'
  | 'science-ict'
  | 'own-pace-math'
  | 'foundation'
