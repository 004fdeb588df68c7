import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import type { Manifest } from '../../platform/backup/backup-format.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { StartError } from '../../platform/start-error.ts'
import { migrationsFolder } from '../migrate.ts'

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

/** Makes the tables of an empty database as they were at a migration. @throws StartError for one that these programs do not have. */
export async function migrateUpTo(url: string, { at, hash }: Manifest['migration']): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).find(each => each.folderMillis === at)
  if (known?.hash !== hash)
    throw new StartError('The backup was made by another version of the programs, which knows other migrations')
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = Journal.parse(JSON.parse(await readFile(file, 'utf8')))
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= at) }))
    await migrate(url, { folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
