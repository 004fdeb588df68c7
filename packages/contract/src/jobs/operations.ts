import { operation } from '../operation.ts'

export const getJobForm = operation('jobs.getJobForm', 'GET', 'job/v1/jobs/form/', 'anyone', 'jobs')
export const listJobs = operation('jobs.listJobs', 'GET', 'job/v1/jobs/', 'anyone', 'jobs')
export const getJob = operation('jobs.getJob', 'GET', 'job/v1/jobs/{id}/', 'anyone', 'jobs')
export const createJob = operation('jobs.createJob', 'POST', 'job/v1/jobs/', 'moderator', 'jobs')
export const getAdminJob = operation('jobs.getAdminJob', 'GET', 'job/v1/admin/jobs/{id}/', 'moderator', 'jobs')
export const updateJob = operation('jobs.updateJob', 'PATCH', 'job/v1/admin/jobs/{id}/', 'moderator', 'jobs')
export const deleteJob = operation('jobs.deleteJob', 'DELETE', 'job/v1/admin/jobs/{id}/', 'moderator', 'jobs')
