/** Features that get nothing of another one's, a line each: the app makes them of its options, behind all others. */
export { createNotices as notices } from '../features/notices/index.ts'
export { createAudit as audit } from '../platform/audit/index.ts'
export { createIdempotencyKeys as idempotency } from '../platform/idempotency/index.ts'
export { createImages as images } from '../platform/images/index.ts'
export { createTasks as tasks } from '../platform/tasks/index.ts'
