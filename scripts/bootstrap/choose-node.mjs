import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { ExpectedFailure } from '../support/expected-failure.mjs'

const wantedMajor = 24

/** @param {string} version such as `v20.20.2` @returns {number} */
const majorOf = version => Number.parseInt(version.replace(/^v/, ''), 10)

/** @param {string} node @returns {string} its version, or an empty string when it does not run here */
const versionOf = node => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''

/**
 * The Node to run TypeScript with: the one we are running on when it is new enough, else the one among the packages.
 * @param {string} root
 * @param {{ path: string, version: string }} [current]
 * @returns {string} its path
 * @throws {ExpectedFailure} when neither will do
 */
export function chooseNode(root, current = { path: process.execPath, version: process.version }) {
  if (majorOf(current.version) >= wantedMajor) return current.path
  const packaged = join(root, 'node_modules/.bin/node')
  if (majorOf(versionOf(packaged)) >= wantedMajor) return packaged
  throw new ExpectedFailure(
    `Node ${wantedMajor} is needed, this is ${current.version}, and none is packaged for ${process.platform} ${process.arch}: ` +
      `install Node ${wantedMajor} from https://nodejs.org, then run this again.`,
  )
}

/**
 * @param {string} root
 * @param {string} node
 * @returns {NodeJS.ProcessEnv} in which `node` and the project's own tools are found first
 */
export function environmentFor(root, node) {
  return { ...process.env, PATH: `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
}
