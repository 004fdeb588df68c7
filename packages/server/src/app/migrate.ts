import { fileURLToPath } from 'node:url'
import { migrate as bringUpToDate } from '../platform/db/migrate.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The migrations, which `drizzle-kit` makes from `schema.ts`. */
export const migrationsFolder = pathOf('../../drizzle')

/** The triggers of the features that have some, in the order in which they know each other. */
export const triggerFiles = [
  'core',
  'partners',
  'questions',
  'exams',
  'programs',
  'billing',
  'study',
  'circulars',
  'notices',
  'notifications',
  'people',
].map(feature => pathOf(`../features/${feature}/triggers.sql`))

/** Brings a database up to date. Of many processes that start at once, one migrates and the others wait for it. */
export function migrate(url: string): Promise<void> {
  return bringUpToDate(url, { folder: migrationsFolder, triggers: triggerFiles })
}
