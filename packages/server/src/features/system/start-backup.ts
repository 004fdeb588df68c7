import { startBackup } from '@prostuti/contract/core/operations'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { backupKind } from './backup-task.ts'
import type { SystemDeps } from './system-deps.ts'

/** Begins a backup now; while one is under way that one is answered. */
export function createStartBackup({ db: { pool }, tasks, surroundings }: SystemDeps) {
  return implement(startBackup, (_, call) => {
    if (!surroundings.backups) throw noFolder()
    const task = { kind: backupKind, input: null, by: signedIn(call).id, key: backupKind }
    return inTransaction(pool, async client => ({ job: await tasks.enqueue(client, task) }))
  })
}

const noFolder = () =>
  new AppError('conflict', {
    detail: {
      bn: 'ব্যাকআপ রাখার ফোল্ডার ঠিক করা নেই (BACKUP_DIR)।',
      en: 'No folder for backups is set (BACKUP_DIR).',
    },
  })
