pnpm backup
pnpm backup --try
pnpm restore backups/monday.tar.gz
