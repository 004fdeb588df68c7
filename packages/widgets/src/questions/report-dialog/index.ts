/** Reporting what is wrong with a question. */
export { ReportDialog } from './report-dialog.tsx'
export { type Reporting, useReports } from './use-reports.ts'
