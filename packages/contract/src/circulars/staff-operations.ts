/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

export const createCircular = staffOperation('circulars.createCircular', 'POST', 'job/v1/jobs/', 'circulars.write', {
  base: 'jobs',
  takesKey: true,
  limit: 'text',
})
/** Ours: circulars of all states, with what staff need to change them. */
export const listStaffCirculars = staffOperation('circulars.listStaffCirculars', 'GET', 'job/v1/admin/jobs/', 'any', {
  base: 'jobs',
})
export const changeCirculars = staffOperation(
  'circulars.changeCirculars',
  'PUT',
  'job/v1/admin/job-states/',
  'circulars.publish',
  {
    base: 'jobs',
  },
)
export const previewCircular = staffOperation(
  'circulars.previewCircular',
  'POST',
  'job/v1/admin/job-preview/',
  'circulars.write',
  {
    base: 'jobs',
  },
)
export const getStaffCircular = staffOperation('circulars.getStaffCircular', 'GET', 'job/v1/admin/jobs/{id}/', 'any', {
  base: 'jobs',
})
export const updateCircular = staffOperation(
  'circulars.updateCircular',
  'PATCH',
  'job/v1/admin/jobs/{id}/',
  'circulars.write',
  {
    base: 'jobs',
    limit: 'text',
  },
)
export const deleteCircular = staffOperation(
  'circulars.deleteCircular',
  'DELETE',
  'job/v1/admin/jobs/{id}/',
  'circulars.write',
  {
    base: 'jobs',
  },
)
