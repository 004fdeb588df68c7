import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const isRoot = (): boolean => process.getuid?.() === 0

/** The prefix of a command that runs as root: empty for root, `sudo` where it asks no password, else `undefined`. */
function rootPrefix(): string[] | undefined {
  if (isRoot()) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

async function aptGet(prefix: string[], ...args: string[]): Promise<void> {
  const [command = '', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', ...args]
  await run(command, rest, { maxBuffer: 64 * 1024 * 1024 })
}

export interface AptInstallation {
  /** The software's name, for progress and errors. */
  readonly name: string
  readonly packages: readonly string[]
  /** What helps where there is such a package. */
  readonly optional?: readonly string[]
  /** How a person installs the software, as the end of an error message. */
  readonly byHand: string
  /** Receives progress, a line at a time. */
  readonly say: (line: string) => void
}

/**
 * Installs Debian packages where this process may.
 *
 * @throws Error with the reason and the installation by hand
 */
export async function installByApt({ name, packages, optional = [], byHand, say }: AptInstallation): Promise<void> {
  const prefix = existsSync('/usr/bin/apt-get') ? rootPrefix() : undefined
  if (!prefix) throw new Error(`${name} cannot be installed here without you: ${byHand}`)
  const started = performance.now()
  say(`… installing ${name} (about half a minute)`)
  try {
    await aptGet(prefix, 'update')
    await aptGet(prefix, 'install', '--no-install-recommends', ...packages)
  } catch (cause) {
    const output = (cause as { stderr?: string }).stderr ?? ''
    throw new Error(`Installing ${name} by apt-get failed: ${byHand}\n${output}`, { cause })
  }
  for (const each of optional)
    await aptGet(prefix, 'install', '--no-install-recommends', each).catch(() => say(`– ${each}: no such package here`))
  say(`✓ installing ${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
