import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, expect, it } from 'vitest'
import { chromiumArgs } from './browser.ts'

const folder = await mkdtemp(join(tmpdir(), 'prostuti-browser-'))
afterAll(() => rm(folder, { recursive: true }))

const disabledFeatures = (args: readonly string[]) =>
  args
    .filter(arg => arg.startsWith('--disable-features='))
    .map(arg => arg.slice(arg.indexOf('=') + 1).split(','))
    .at(-1)!

/** The arguments that Playwright starts a browser with, reported by a program in the browser's stead. */
async function playwrightArgs(): Promise<string[]> {
  const [program, reported] = [join(folder, 'browser'), join(folder, 'args')]
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$@" > ${reported}\nexit 1\n`)
  await chmod(program, 0o755)
  await expect(chromium.launch({ executablePath: program })).rejects.toThrow()
  return (await readFile(reported, 'utf8')).split('\n')
}

it('disables every feature of Chromium that Playwright disables', async () => {
  const theirs = disabledFeatures(await playwrightArgs())
  expect(theirs.length).toBeGreaterThan(5)
  expect(disabledFeatures(chromiumArgs())).toEqual(expect.arrayContaining(theirs))
})
