export { backupName, makeBackup, tryRestore } from './backup.ts'
export { removeOldBackups } from './remove-old-backups.ts'
export { restoreIntoDatabase, restoreIntoFolder } from './restore.ts'
