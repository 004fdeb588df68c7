/** One chunk, fetched after the first frame (`late-part.ts`). */
export { Beside } from './beside.tsx'
export { default as styles } from './late.css?inline'
export { Notice } from './notice.tsx'
export { AfterSitting } from './phases/after-sitting.tsx'
export { SignIn, SignInWays } from './phases/sign-in.tsx'
