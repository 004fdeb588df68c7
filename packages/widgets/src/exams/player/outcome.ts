/** What follows a word of the server: it let nobody in, or has the sheet, or will not have it. Fetched when that is near. */
export { default as styles } from './outcome.css?inline'
export { Outcome } from './phases/outcome.tsx'
export { SignIn, SignInWays } from './phases/sign-in.tsx'
export const words = 'outcome'
