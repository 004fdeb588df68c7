import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/browser.ts'
import { expect, test } from './support/journey.ts'

/** Asks for the home page and says which font files came. */
async function fontsFetched(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled })
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return fetched
}

const settings = (cache: string) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont><pattern><patelt name="lang"><string>bn</string></patelt></pattern></rejectfont></selectfont>
  <cachedir>${cache}</cachedir>
</fontconfig>`

/** A browser on a machine with all fonts of this one but those that know Bangla. */
async function browserWithoutBangla(folder: string): Promise<Browser> {
  const file = join(folder, 'fonts.conf')
  await writeFile(file, settings(join(folder, 'cache')))
  return chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
    env: { ...process.env, FONTCONFIG_FILE: file } as Record<string, string>,
  })
}

test('brings Bangla letters to a device that has none, and nothing to one that has', async ({ browser, hall }) => {
  test.skip(process.platform !== 'linux', 'only there can a browser be started without a font')
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-fonts-'))
  const bare = await browserWithoutBangla(folder)
  for (const withCode of [true, false]) {
    expect(await fontsFetched(bare, hall.url, withCode)).toEqual([expect.stringMatching(/bengali.*\.woff2$/)])
    expect(await fontsFetched(browser, hall.url, withCode)).toEqual([])
  }
  await bare.close()
  await rm(folder, { recursive: true })
})
