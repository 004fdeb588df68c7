import { operation } from '../operation.ts'

export const listSeatPlans = operation('notices.listSeatPlans', 'GET', 'core/v1/seat-plan/', 'anyone')
export const getSeatPlan = operation('notices.getSeatPlan', 'GET', 'core/v1/seat-plan/{slug}/', 'anyone')
export const listGovtResults = operation('notices.listGovtResults', 'GET', 'core/v1/govt-results/', 'anyone')
export const getGovtResult = operation('notices.getGovtResult', 'GET', 'core/v1/govt-results/{slug}/', 'anyone')
export const searchGovtResults = operation('notices.searchGovtResults', 'GET', 'core/v1/govt-results-query/', 'anyone')
