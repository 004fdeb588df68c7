/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

export const createCircular = operation('circulars.createCircular', 'POST', 'job/v1/jobs/', 'moderator', {
  base: 'jobs',
  takesKey: true,
  limit: 'text',
})
/** Ours: circulars of all states, with what staff need to change them. */
export const listStaffCirculars = operation('circulars.listStaffCirculars', 'GET', 'job/v1/admin/jobs/', 'moderator', {
  base: 'jobs',
})
export const changeCirculars = operation('circulars.changeCirculars', 'PUT', 'job/v1/admin/job-states/', 'moderator', {
  base: 'jobs',
})
export const previewCircular = operation(
  'circulars.previewCircular',
  'POST',
  'job/v1/admin/job-preview/',
  'moderator',
  {
    base: 'jobs',
  },
)
export const getStaffCircular = operation('circulars.getStaffCircular', 'GET', 'job/v1/admin/jobs/{id}/', 'moderator', {
  base: 'jobs',
})
export const updateCircular = operation('circulars.updateCircular', 'PATCH', 'job/v1/admin/jobs/{id}/', 'moderator', {
  base: 'jobs',
  limit: 'text',
})
export const deleteCircular = operation('circulars.deleteCircular', 'DELETE', 'job/v1/admin/jobs/{id}/', 'moderator', {
  base: 'jobs',
})
