import { notPersonal, type TableRules } from '../../platform/people/person-rules.ts'

export const systemRows: readonly TableRules[] = [notPersonal('backups'), notPersonal('server_runs')]
