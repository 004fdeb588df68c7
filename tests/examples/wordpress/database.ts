import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isRoot } from '../../support/apt.ts'

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** A MariaDB of our own in a folder, with an empty database `wordpress`; it listens on a socket alone. */
export async function startMariaDb(folder: string): Promise<{ socket: string; stop(): Promise<void> }> {
  const [data, socket, start] = ['data', 'mariadb.sock', 'start.sql'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(folder)
  writeFileSync(start, 'create database wordpress;\n')
  const shared = ['--no-defaults', `--datadir=${data}`, ...(isRoot() ? ['--user=root'] : [])]
  execFileSync(
    'mariadb-install-db',
    [...shared, '--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'],
    { env, stdio: 'pipe' },
  )
  const server = spawn(
    'mariadbd',
    [
      ...shared,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--init-file=${start}`,
      '--skip-networking',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { env, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  const said: string[] = []
  for await (const line of createInterface(server.stderr)) {
    said.push(line)
    if (line.includes('ready for connections')) break
  }
  if (!said.at(-1)?.includes('ready for connections'))
    throw new Error(`MariaDB ended at its start:\n${said.join('\n')}`)
  server.stderr.resume()
  return {
    socket,
    async stop() {
      process.off('exit', endWithUs)
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
