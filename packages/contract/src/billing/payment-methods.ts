/** By what was paid, as staff tell payments apart; `hand`: staff took the money, and the gateway knows nothing of it. */
export const paymentMethods = ['bkash', 'nagad', 'rocket', 'card', 'hand'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
