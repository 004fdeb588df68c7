import { companyCirculars, waitingCirculars } from './company-circulars.ts'
import { fullCirculars } from './full-circulars.ts'
import { officeCirculars } from './office-circulars.ts'

/** The demo's circulars: samples of our own, of organisations that there are not. */
export const demoCirculars = [...fullCirculars, ...officeCirculars, ...companyCirculars, ...waitingCirculars]
