/** Waiting for a result, standings or solutions to be published. */
export { Countdown } from './countdown.tsx'
export { NotPublished } from './not-published.tsx'
export { NotTaken } from './not-taken.tsx'
export { PublicationCard } from './publication-card.tsx'
export { useHasCome, useNow } from './use-now.ts'
export { isNotPublished, usePublication } from './use-publication.ts'
