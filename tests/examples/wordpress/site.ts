import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../packages/packed.ts'
import { steadyPort } from '../../promises/support/server-folder.ts'
import { startMariaDb } from './database.ts'
import { debianWordPress } from './install.ts'

export interface WordPressSite {
  readonly url: string
  /** The plugin's folder in this WordPress. */
  readonly plugin: string
  /** Of both people, `admin` and `author`. */
  readonly password: string
  /** Runs PHP within this WordPress; returns what it prints. */
  php(code: string): string
  /** What WordPress and the plugin have complained of. */
  log(): string
  close(): Promise<void>
}

/** Debian's WordPress in a folder of its own with the plugin switched on, under PHP's own server. */
export async function openWordPress(): Promise<WordPressSite> {
  const folder = mkdtempSync(join(tmpdir(), 'prostuti-wordpress-'))
  const site = join(folder, 'site')
  const plugin = join(site, 'wp-content/plugins/prostuti')
  // Debian's files are links to other packages; its .htaccess and settings are the machine's own.
  const filter = (path: string) => !/\/(\.htaccess|wp-config\.php)$/.test(path)
  cpSync(debianWordPress, site, { recursive: true, dereference: true, filter })
  cpSync(join(root, 'examples/08-wordpress/prostuti'), plugin, { recursive: true })
  for (const file of ['wp-config.php', 'set-up.php']) cpSync(join(import.meta.dirname, file), join(site, file))

  const database = await startMariaDb(join(folder, 'mariadb'))
  const port = await steadyPort()
  const url = `http://127.0.0.1:${port}`
  const password = randomBytes(12).toString('hex')
  const env = {
    ...process.env,
    MARIADB_SOCKET: database.socket,
    PHP_CLI_SERVER_WORKERS: '4',
    WORDPRESS_SECRET: randomBytes(32).toString('hex'),
    WORDPRESS_URL: url,
  }
  const run = (...args: string[]) => execFileSync('php', args, { cwd: site, env, encoding: 'utf8', stdio: 'pipe' })
  run('set-up.php', password)

  // Its workers are in its group, and would outlive it.
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site], {
    ...{ cwd: site, env, detached: true },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = () => process.kill(-server.pid!, 'SIGKILL')
  process.once('exit', end)
  for await (const line of createInterface(server.stderr)) if (line.includes('started')) break
  server.stderr.resume()
  return {
    ...{ url, plugin, password },
    php: code => run('-r', `require 'wp-load.php'; ${code}`),
    log() {
      const file = join(site, 'wp-content/debug.log')
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    },
    async close() {
      process.off('exit', end)
      const ended = once(server, 'exit')
      end()
      await ended
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
