/**
 * What waits until it is asked for: what follows a word of the server (it let nobody in, or has the sheet, or will not
 * have it), another tab's sheet, and how a person likes their paper (`later-part.ts`).
 */
export { default as styles } from './later.css?inline'
export { Elsewhere } from './phases/elsewhere.tsx'
export { Outcome } from './phases/outcome.tsx'
export { SignIn, SignInWays } from './phases/sign-in.tsx'
export { ViewChoices } from './view-choices.tsx'
export const words = 'later'
