import { operation } from '../operation.ts'

export * from './import-operations.ts'
export * from './staff-operations.ts'

export const getCircularForm = operation('circulars.getCircularForm', 'GET', 'job/v1/jobs/form/', 'anyone', {
  base: 'jobs',
  partner: true,
})
export const listCirculars = operation('circulars.listCirculars', 'GET', 'job/v1/jobs/', 'anyone', {
  base: 'jobs',
  partner: true,
})
/** Ours. */
export const listBookmarkedCirculars = operation(
  'circulars.listBookmarkedCirculars',
  'GET',
  'job/v1/bookmarks/',
  'learner',
  { base: 'jobs' },
)
/** Ours: searches that a person keeps. */
export const listKeptSearches = operation('circulars.listKeptSearches', 'GET', 'job/v1/kept-searches/', 'learner', {
  base: 'jobs',
})
export const createKeptSearch = operation('circulars.createKeptSearch', 'POST', 'job/v1/kept-searches/', 'learner', {
  base: 'jobs',
  takesKey: true,
})
export const updateKeptSearch = operation(
  'circulars.updateKeptSearch',
  'PATCH',
  'job/v1/kept-searches/{id}/',
  'learner',
  { base: 'jobs' },
)
export const openKeptSearch = operation(
  'circulars.openKeptSearch',
  'PUT',
  'job/v1/kept-searches/{id}/opened/',
  'learner',
  {
    base: 'jobs',
  },
)
export const deleteKeptSearch = operation(
  'circulars.deleteKeptSearch',
  'DELETE',
  'job/v1/kept-searches/{id}/',
  'learner',
  { base: 'jobs' },
)
export const getCircular = operation('circulars.getCircular', 'GET', 'job/v1/jobs/{id}/', 'anyone', {
  base: 'jobs',
  partner: true,
})
/** Ours: what a person has of it. */
export const getMyCircular = operation('circulars.getMyCircular', 'GET', 'job/v1/jobs/{id}/mine/', 'learner', {
  base: 'jobs',
})
export const createCircularBookmark = operation(
  'circulars.createCircularBookmark',
  'PUT',
  'job/v1/jobs/{id}/bookmark/',
  'learner',
  { base: 'jobs' },
)
export const deleteCircularBookmark = operation(
  'circulars.deleteCircularBookmark',
  'DELETE',
  'job/v1/jobs/{id}/bookmark/',
  'learner',
  { base: 'jobs' },
)
