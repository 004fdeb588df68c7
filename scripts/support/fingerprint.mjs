import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a build makes, and tests: neither changes what is built. */
const ignored = /^(node_modules|dist|\.astro|\.cache|\.DS_Store|.*\.tsbuildinfo|.*\.test\.tsx?)$/

/** @param {string} root @param {string} path @returns {string[]} the files at or below a path, relative to the root */
function filesBelow(root, path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  return readdirSync(absolute)
    .filter(name => !ignored.test(name))
    .flatMap(name => filesBelow(root, join(path, name)))
}

/**
 * A hash of the names and contents of files and whole folders: equal when nothing that matters has changed.
 * @param {string} root
 * @param {string[]} paths relative to the root; those that do not exist count as empty
 * @param {string} [salt] anything else the result depends on, such as the platform
 */
export function fingerprint(root, paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of paths.flatMap(path => filesBelow(root, path)).sort()) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex')
    hash.update(`\n${file} ${content}`)
  }
  return hash.digest('hex')
}

/** @param {string} file @returns {string} the fingerprint kept there, or an empty string */
export function readMarker(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** @param {string} file @param {string} value */
export function writeMarker(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${value}\n`)
}
