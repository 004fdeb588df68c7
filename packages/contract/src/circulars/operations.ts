import { operation } from '../operation.ts'

export * from './staff-operations.ts'

export const getCircularForm = operation('circulars.getCircularForm', 'GET', 'job/v1/jobs/form/', 'anyone', {
  base: 'jobs',
  partner: true,
})
export const listCirculars = operation('circulars.listCirculars', 'GET', 'job/v1/jobs/', 'anyone', {
  base: 'jobs',
  partner: true,
})
export const getCircular = operation('circulars.getCircular', 'GET', 'job/v1/jobs/{id}/', 'anyone', {
  base: 'jobs',
  partner: true,
})
