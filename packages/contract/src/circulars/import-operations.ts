/** Ours: circulars from a sheet. */
import { staffOperation } from '../staff-operation.ts'

export const importCirculars = staffOperation(
  'circulars.importCirculars',
  'POST',
  'job/v1/admin/job-imports/',
  'circulars.write',
  {
    base: 'jobs',
    takesKey: true,
    limit: 'upload',
  },
)
export const listCircularImports = staffOperation(
  'circulars.listCircularImports',
  'GET',
  'job/v1/admin/job-imports/',
  'circulars.write',
  { base: 'jobs' },
)
export const getCircularTemplate = staffOperation(
  'circulars.getCircularTemplate',
  'GET',
  'job/v1/admin/job-import-template/',
  'circulars.write',
  { base: 'jobs' },
)
export const getCircularImport = staffOperation(
  'circulars.getCircularImport',
  'GET',
  'job/v1/admin/job-imports/{id}/',
  'circulars.write',
  { base: 'jobs' },
)
export const listCircularImportRows = staffOperation(
  'circulars.listCircularImportRows',
  'GET',
  'job/v1/admin/job-imports/{id}/rows/',
  'circulars.write',
  { base: 'jobs' },
)
export const mapCircularImport = staffOperation(
  'circulars.mapCircularImport',
  'PUT',
  'job/v1/admin/job-imports/{id}/',
  'circulars.write',
  { base: 'jobs' },
)
export const mendCircularImportRow = staffOperation(
  'circulars.mendCircularImportRow',
  'PATCH',
  'job/v1/admin/job-imports/{id}/rows/{row}/',
  'circulars.write',
  { base: 'jobs' },
)
export const startCircularImport = staffOperation(
  'circulars.startCircularImport',
  'POST',
  'job/v1/admin/job-imports/{id}/start/',
  'circulars.write',
  { base: 'jobs', takesKey: true },
)
export const undoCircularImport = staffOperation(
  'circulars.undoCircularImport',
  'POST',
  'job/v1/admin/job-imports/{id}/undo/',
  'circulars.write',
  { base: 'jobs' },
)
export const getRefusedCircularRows = staffOperation(
  'circulars.getRefusedCircularRows',
  'GET',
  'job/v1/admin/job-imports/{id}/refused/',
  'circulars.write',
  { base: 'jobs' },
)
