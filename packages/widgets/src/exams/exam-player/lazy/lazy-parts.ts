/**
 * The player's lazy chunk: sign-in, what ended without a receipt, another tab's attempt, view choices and what staff say. Loaded on first use (`use-lazy-parts.ts`).
 */

export { SignInWays } from '../../../auth/sign-in/index.ts'
export { Elsewhere } from '../phases/elsewhere.tsx'
export { Outcome } from '../phases/outcome.tsx'
export { SignIn } from '../phases/sign-in.tsx'
export { RoomMessage } from '../screen/room-message.tsx'
export { ViewChoices } from '../screen/view-choices.tsx'
export { default as styles } from '../styles/lazy-parts.css?inline'
export const words = 'lazy'
