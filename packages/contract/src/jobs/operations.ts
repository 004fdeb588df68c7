import { operation } from '../operation.ts'

export const getJobForm = operation('jobs.getJobForm', 'GET', 'job/v1/jobs/form/', 'anyone', {
  base: 'jobs',
  partner: true,
})
export const listJobs = operation('jobs.listJobs', 'GET', 'job/v1/jobs/', 'anyone', { base: 'jobs', partner: true })
export const getJob = operation('jobs.getJob', 'GET', 'job/v1/jobs/{id}/', 'anyone', { base: 'jobs', partner: true })
export const createJob = operation('jobs.createJob', 'POST', 'job/v1/jobs/', 'moderator', { base: 'jobs' })
export const getAdminJob = operation('jobs.getAdminJob', 'GET', 'job/v1/admin/jobs/{id}/', 'moderator', {
  base: 'jobs',
})
export const updateJob = operation('jobs.updateJob', 'PATCH', 'job/v1/admin/jobs/{id}/', 'moderator', { base: 'jobs' })
export const deleteJob = operation('jobs.deleteJob', 'DELETE', 'job/v1/admin/jobs/{id}/', 'moderator', { base: 'jobs' })
