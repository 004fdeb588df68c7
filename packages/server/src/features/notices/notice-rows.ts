import { notPersonal, type TableRules } from '../../platform/people/person-rules.ts'

/** Nothing here is one of our people's: numbers of a result are its office's, and no names stand beside them. */
export const noticeRows: readonly TableRules[] = [
  ...['seat_plans', 'notices', 'govt_results', 'govt_result_lists', 'govt_result_outcomes', 'govt_result_numbers'],
  ...['govt_result_sheets', 'notice_files'],
].map(notPersonal)
