/** Ours: circulars from a sheet. */
import { operation } from '../operation.ts'

export const importCirculars = operation(
  'circulars.importCirculars',
  'POST',
  'job/v1/admin/job-imports/',
  'moderator',
  {
    base: 'jobs',
    takesKey: true,
    limit: 'upload',
  },
)
export const listCircularImports = operation(
  'circulars.listCircularImports',
  'GET',
  'job/v1/admin/job-imports/',
  'moderator',
  { base: 'jobs' },
)
export const getCircularTemplate = operation(
  'circulars.getCircularTemplate',
  'GET',
  'job/v1/admin/job-import-template/',
  'moderator',
  { base: 'jobs' },
)
export const getCircularImport = operation(
  'circulars.getCircularImport',
  'GET',
  'job/v1/admin/job-imports/{id}/',
  'moderator',
  { base: 'jobs' },
)
export const listCircularImportRows = operation(
  'circulars.listCircularImportRows',
  'GET',
  'job/v1/admin/job-imports/{id}/rows/',
  'moderator',
  { base: 'jobs' },
)
export const mapCircularImport = operation(
  'circulars.mapCircularImport',
  'PUT',
  'job/v1/admin/job-imports/{id}/',
  'moderator',
  { base: 'jobs' },
)
export const mendCircularImportRow = operation(
  'circulars.mendCircularImportRow',
  'PATCH',
  'job/v1/admin/job-imports/{id}/rows/{row}/',
  'moderator',
  { base: 'jobs' },
)
export const startCircularImport = operation(
  'circulars.startCircularImport',
  'POST',
  'job/v1/admin/job-imports/{id}/start/',
  'moderator',
  { base: 'jobs', takesKey: true },
)
export const undoCircularImport = operation(
  'circulars.undoCircularImport',
  'POST',
  'job/v1/admin/job-imports/{id}/undo/',
  'moderator',
  { base: 'jobs' },
)
export const getRefusedCircularRows = operation(
  'circulars.getRefusedCircularRows',
  'GET',
  'job/v1/admin/job-imports/{id}/refused/',
  'moderator',
  { base: 'jobs' },
)
