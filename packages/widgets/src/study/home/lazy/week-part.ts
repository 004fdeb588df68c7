/** What Home fetches after its first paint, for its second column. */
export { Week } from '../week.tsx'
