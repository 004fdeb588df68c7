import { operation } from '../operation.ts'

export * from './staff-operations.ts'

/** Ours: what a partner's server reads of its own with its key. */
export const getNumbers = operation('partners.getNumbers', 'GET', 'partners/v1/numbers/', 'partner')
export const listCentreStandings = operation('partners.listCentreStandings', 'GET', 'partners/v1/standings/', 'partner')
export const listResults = operation('partners.listResults', 'GET', 'partners/v1/results/', 'partner')
