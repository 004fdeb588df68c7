export { auditRows } from './audit-rows.ts'
export { createListAudit } from './list-audit.ts'
export { type Change, writeAudit } from './write-audit.ts'
