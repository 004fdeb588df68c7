import { notPersonal, type TableRules } from '../auth/index.ts'

/** Members alone upload, so merging finds none; pictures stay, without the person, for questions may show them. */
export const imageRows: readonly TableRules[] = [
  notPersonal('image_blobs'),
  { table: 'images', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
]
