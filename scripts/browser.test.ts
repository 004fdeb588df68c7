import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chromiumArgs, chromiumPaths, findChromium } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the browser of the tests', () => {
  it('is the one that CHROME_PATH names', async () => {
    const [installed = ''] = chromiumPaths()
    vi.stubEnv('CHROME_PATH', installed)
    expect(await findChromium()).toBe(installed)
  })

  it('is asked for by name when CHROME_PATH names nothing that runs', async () => {
    vi.stubEnv('CHROME_PATH', '/nowhere/chromium')
    await expect(findChromium()).rejects.toThrow('CHROME_PATH names /nowhere/chromium, which does not run')
  })

  it('keeps its sandbox except as root', () => {
    expect(chromiumArgs({ root: true })).toContain('--no-sandbox')
    expect(chromiumArgs({ root: false })).not.toContain('--no-sandbox')
  })

  it('starts with the flags it is given, and prints Bangla', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'prostuti-profile-'))
    const args = [...chromiumArgs(), `--user-data-dir=${profile}`, '--headless', '--dump-dom']
    const page = 'data:text/html;charset=utf-8,<p>স্বাধীনতা ১৯৭১'
    const drawn = execFileSync(await findChromium(), [...args, page], { stdio: ['ignore', 'pipe', 'ignore'] })
    rmSync(profile, { recursive: true, maxRetries: 5 })
    expect(drawn.toString()).toContain('স্বাধীনতা ১৯৭১')
  })
})
