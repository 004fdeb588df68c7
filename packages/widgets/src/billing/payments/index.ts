/** Buying for taka: what the widgets that sell something share. */
export { Choice, Choices } from './choices.tsx'
export { PaymentActions } from './payment-actions.tsx'
export { type ForSale, PaymentScreen } from './payment-screen.tsx'
export { PaymentTrouble } from './payment-trouble.tsx'
export { takaWords } from './taka-words.ts'
export { type PaymentEvents, type PaymentState, thisPage, usePayment } from './use-payment.ts'
export { usePaymentsOn } from './use-payments-on.ts'
