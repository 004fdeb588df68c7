import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ExpectedFailure } from '../support/expected-failure.mjs'
import { fingerprint, readMarker, writeMarker } from '../support/fingerprint.mjs'
import { startStep } from '../support/progress.mjs'
import { runLogged } from '../support/run-logged.mjs'

const pnpm = 'pnpm@12.21.0'

/** @type {[RegExp, string][]} what an installation's output means, and what to do about it */
const knownTroubles = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|error sending request|dns error|tunneling socket/i,
    'The package registry could not be reached: check the network (and `npm config get registry`, `npm config get proxy`), then run this again.',
  ],
  [
    /CERT_|SELF_SIGNED|UnknownIssuer|certificate/,
    'The registry’s certificate is not trusted here: install ca-certificates, or name your own in NODE_EXTRA_CA_CERTS, then run this again.',
  ],
  [/ENOSPC|No space left/i, 'The disk is full: make room (about 2 GB), then run this again.'],
  [
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i,
    'A file could not be written: make sure that this folder and your home folder belong to you, then run this again.',
  ],
  [
    /OUTDATED_LOCKFILE|FROZEN_LOCKFILE|lockfile.*not up to date/i,
    `pnpm-lock.yaml does not fit the package.json files: run \`npx ${pnpm} install\`, commit the lockfile, then run this again.`,
  ],
]

/** @param {string} output what a failed installation printed @returns {string} one sentence that says what to do */
export function explainInstallFailure(output) {
  const known = knownTroubles.find(([sign]) => sign.test(output))
  return known?.[1] ?? 'Installing the packages failed: the output above says why.'
}

/** @param {string} root @returns {string[]} every package.json of the workspace, relative to the root; examples are no part of it */
export function manifests(root) {
  /** @param {string} path */
  const foldersIn = path =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter(
        entry =>
          entry.isDirectory() && !['node_modules', 'examples'].includes(entry.name) && !entry.name.startsWith('.'),
      )
      .map(entry => join(path, entry.name))
  const folders = foldersIn('')
  return ['', ...folders, ...folders.flatMap(foldersIn)]
    .map(folder => join(folder, 'package.json'))
    .filter(manifest => existsSync(join(root, manifest)))
}

/** @param {string} root @param {string} manifest @returns {boolean} whether the packages it names have their folder */
function hasItsModules(root, manifest) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
  const wanted = Object.keys({ ...dependencies, ...devDependencies })
  return wanted.length === 0 || existsSync(join(root, dirname(manifest), 'node_modules'))
}

/** @param {string} root */
const markerFile = root => join(root, 'node_modules/.prostuti-install')

/** What an installation depends on, as one hash. @param {string} root */
export const installFingerprint = root =>
  fingerprint(
    root,
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests(root)],
    `${pnpm} ${process.platform} ${process.arch}`,
  )

/** @param {string} root @returns {boolean} whether what is installed is what the lockfile asks for on this machine */
export function isInstalled(root) {
  return (
    readMarker(markerFile(root)) === installFingerprint(root) &&
    manifests(root).every(file => hasItsModules(root, file))
  )
}

/** @param {string} log @returns {Promise<number>} the exit code */
async function install(log) {
  const { NODE_ENV: _, ...env } = process.env // with `production` the tools that build would be left out
  try {
    return await runLogged('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { log, env: { ...env, CI: 'true' } })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
    throw new ExpectedFailure('npm is missing: install Node.js with npm from https://nodejs.org, then run this again.')
  }
}

/**
 * Installs what the lockfile names, unless that has been done already.
 * @param {string} root
 * @throws {ExpectedFailure}
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return
  const log = join(root, '.cache/install.log')
  rmSync(log, { force: true })
  const step = startStep('installing packages (the first time takes a minute)')
  const code = await install(log).catch(error => {
    step.fail()
    throw error
  })
  if (code !== 0) {
    step.fail()
    const output = readFileSync(log, 'utf8')
    process.stderr.write(output)
    throw new ExpectedFailure(`${explainInstallFailure(output)} (log: ${log})`)
  }
  writeMarker(markerFile(root), installFingerprint(root))
  step.done()
}
