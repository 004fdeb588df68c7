import { chown } from 'node:fs/promises'
import { type Account, run, succeeds } from './run.ts'

/**
 * PostgreSQL refuses to run as root, so there it gets an unprivileged user: the `postgres` that many systems have,
 * else one of our own, made on the spot. `undefined` means: as ourselves.
 */
export async function clusterAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', '_postgres', 'prostuti']) {
    if (await succeeds('id', ['-u', name])) return accountNamed(name)
  }
  await createUser('prostuti')
  return accountNamed('prostuti')
}

/** Hands a file or folder to the cluster's user. */
export async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}

/** Whether the cluster's user may enter (and list, when it is a folder) the path. Asked as that user, so ACLs count. */
export async function canReach(path: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  return succeeds('/bin/sh', ['-c', '[ -x "$1" ]', 'sh', path], account)
}

async function accountNamed(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  return { name, uid: Number(uid), gid: Number(gid) }
}

async function createUser(name: string): Promise<void> {
  const nowhere = ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false']
  try {
    await run('useradd', [...nowhere, name])
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root and no unprivileged user could be made for it. ' +
        `Make a system user named "${name}", start as another user, or set DATABASE_URL.`,
      { cause },
    )
  }
}
