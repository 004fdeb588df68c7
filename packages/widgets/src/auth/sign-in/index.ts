export { PartnerSignIn } from './partner-sign-in.tsx'
export { SignInPrompt } from './sign-in-prompt.tsx'
export { SignInWays, type SignInWaysProps } from './sign-in-ways.tsx'
