export * from '../auth/tables.ts'
export * from '../exams/tables.ts'
export * from '../programs/tables.ts'
export * from '../questions/tables.ts'
