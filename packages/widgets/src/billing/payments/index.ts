/** Buying for taka: what the widgets that sell something share. */
export { Choice, Choices } from './choices.tsx'
export { ChoicesSkeleton } from './choices-skeleton.tsx'
export { IconCoins, IconLock } from './icons.tsx'
export { PaymentActions } from './payment-actions.tsx'
export { PaymentFrame } from './payment-frame.tsx'
export { PaymentsOff } from './payments-off.tsx'
export { takaWords } from './taka-words.ts'
export { type PaymentEvents, type PaymentProps, type PaymentState, usePayment } from './use-payment.ts'
