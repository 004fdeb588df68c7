import { operation } from '../operation.ts'

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
export const createCircular = operation('circulars.createCircular', 'POST', 'job/v1/jobs/', 'moderator', {
  base: 'jobs',
})
export const getStaffCircular = operation('circulars.getStaffCircular', 'GET', 'job/v1/admin/jobs/{id}/', 'moderator', {
  base: 'jobs',
})
export const updateCircular = operation('circulars.updateCircular', 'PATCH', 'job/v1/admin/jobs/{id}/', 'moderator', {
  base: 'jobs',
})
export const deleteCircular = operation('circulars.deleteCircular', 'DELETE', 'job/v1/admin/jobs/{id}/', 'moderator', {
  base: 'jobs',
})
