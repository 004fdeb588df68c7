import { spawn } from 'node:child_process'

/** The system user that runs a cluster, where it is not the server's own user. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/**
 * Runs a program to its end as the given account and hands back what it printed.
 *
 * It gets a session of its own, so that Ctrl-C in the terminal ends our server first and never the database under the
 * requests in flight; and a bare environment, since a stray `PGPORT` or `PGOPTIONS` would change what PostgreSQL does.
 *
 * @throws {Error} with the program's output when it cannot be started or does not exit with 0.
 */
export function run(program: string, args: string[], account?: Account): Promise<string> {
  const child = spawn(program, args, {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve(output)
      else reject(new Error(`${program} ${args[0] ?? ''} ended with ${code}: ${output.trim()}`))
    })
  })
}

/** Whether a program run as the account exits with 0. A program that cannot be started is an error, not a no. */
export async function succeeds(program: string, args: string[], account?: Account): Promise<boolean> {
  try {
    await run(program, args, account)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error
    return false
  }
}
