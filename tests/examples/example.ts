import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { install, root, run, useTarballs } from '../packages/packed.ts'

/** One example in a folder outside the workspace, installed from our tarballs and from the registry. */
export interface Example {
  folder: string
  /** Runs a script of its package.json; its output is the message when it fails. */
  script(name: string, env?: Record<string, string>): string
  /** Puts a mistake in place of what is right in one of its files; answers what its `check` says to it. */
  checkWith(file: string, mistakes: Readonly<Record<string, string>>): string
}

/** `source` is a folder of the workspace. */
export function installExample(source: string, work: string, packed: string): Example {
  const folder = join(work, basename(source))
  cpSync(join(root, source), folder, { recursive: true, filter: path => !/node_modules|dist$/.test(path) })
  useTarballs(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), packed)
  install(folder)
  const script: Example['script'] = (script, env = {}) => {
    Object.assign(process.env, env)
    return run('pnpm', ['run', script], folder)
  }
  return {
    folder,
    script,
    checkWith(file, mistakes) {
      const path = join(folder, file)
      const right = readFileSync(path, 'utf8')
      const wrong = Object.entries(mistakes).reduce((text, [good, bad]) => {
        if (!text.includes(good)) throw new Error(`${file} does not say ${good}`)
        return text.replaceAll(good, bad)
      }, right)
      writeFileSync(path, wrong)
      try {
        script('check')
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
        return stdout + stderr
      } finally {
        writeFileSync(path, right)
      }
      throw new Error(`${file} passes with ${Object.values(mistakes).join(', ')}`)
    },
  }
}
