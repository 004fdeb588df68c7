import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../../support/browser.ts'

/** What the browser is not to find among this machine's fonts: a pattern of fontconfig. */
export type Rejected = { readonly lang: string } | { readonly family: string }

/** A browser on a machine with all fonts of this one but some. Only where fontconfig says which there are: on Linux. */
export async function withoutFonts<T>(
  rejected: readonly Rejected[],
  use: (browser: Browser) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-fonts-'))
  const file = join(folder, 'fonts.conf')
  await writeFile(file, settings(join(folder, 'cache'), rejected))
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
    env: { ...process.env, FONTCONFIG_FILE: file } as Record<string, string>,
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

const settings = (
  cache: string,
  rejected: readonly Rejected[],
) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont>${rejected.map(patternOf).join('')}</rejectfont></selectfont>
  <cachedir>${cache}</cachedir>
</fontconfig>`

const patternOf = (rejected: Rejected) =>
  Object.entries(rejected)
    .map(([name, value]) => `<pattern><patelt name="${name}"><string>${value}</string></patelt></pattern>`)
    .join('')
