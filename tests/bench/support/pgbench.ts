import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchDatabase } from './bench-database.ts'
import { output } from './commands.ts'

/** What one submission leaves on disk, about: the sheet (1.2 kB) and its receipt. Just below where rows are cut up. */
export const rowBytes = 1_950

/** The table of the peers: one row a submission and nothing more. */
export async function createPeerTable({ db }: BenchDatabase): Promise<void> {
  await db.pool.query(
    `create table peer_sheets (id bigint generated always as identity primary key, user_id bigint not null,
                               exam_id int not null, body text not null)`,
  )
}

/** Rows a second that pgbench inserts, each in a commit of its own: 16 clients, prepared statements. */
export function insertRows({ url }: BenchDatabase, seconds: number): Promise<number> {
  const script =
    '\\set person random(1, 1000000)\ninsert into peer_sheets (user_id, exam_id, body) values (:person, 1, :body);\n'
  const body = '0123456789abcdef'.repeat(125).slice(0, rowBytes)
  return runScript(url, script, ['-c16', `-T${seconds}`, '-D', `body=${body}`])
}

/** How often a second pgbench gets through a script, by prepared statements in two threads. */
export async function runScript(url: string, script: string, load: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-pgbench-'))
  try {
    const file = join(folder, 'script.sql')
    await writeFile(file, script)
    const report = await output('pgbench', ['-n', '-Mprepared', '-j2', ...load, '-f', file, url])
    const rate = /tps = ([\d.]+) \(without initial/.exec(report)?.[1]
    if (!rate) throw new Error(`pgbench printed no rate:\n${report}`)
    return Number(rate)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
