import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { type Visit, walkThrough } from '../journeys/support/screens/screens.ts'
import { walkThroughAddresses } from '../journeys/support/screens/screens-of-addresses.ts'
import { walkThroughPractice } from '../journeys/support/screens/screens-of-practice.ts'
import { walkThroughStaff } from '../journeys/support/screens/screens-of-staff.ts'
import { openTestSite, type TestSite } from '../journeys/support/test-site.ts'
import { languages } from '../journeys/support/words.ts'
import { chromiumArgs, findChromium } from '../support/browser.ts'

/*
 * Takes a picture of every screen, phone and desk, both languages, by day and by night, to be looked at
 * (`npx pnpm --filter @prostuti/tests screens FOLDER [--walk practice] [--language bn] [--size phone]`, after a build).
 */

const walks = {
  addresses: walkThroughAddresses,
  exam: walkThrough,
  practice: walkThroughPractice,
  staff: walkThroughStaff,
}
const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }
const themes = ['light', 'dark'] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { walk: { type: 'string' }, language: { type: 'string' }, size: { type: 'string' } },
})
const folder = positionals[0]
if (!folder) throw new Error('name the folder that the pictures go to')

const isWanted = (wanted: string | undefined, name: string) => wanted === undefined || wanted === name

async function take(
  browser: Browser,
  site: TestSite,
  [walk, size, language]: [keyof typeof walks, keyof typeof sizes, Language],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: sizes[size],
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  let count = 0
  const visit: Visit = async screen => {
    const number = String(++count).padStart(2, '0')
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const name = [walk, number, screen.replaceAll(/[^a-z]+/gi, '-'), size, language, theme].join('.')
      await page.screenshot({ path: join(folder!, `${name}.png`), animations: 'disabled' })
    }
  }
  try {
    await walks[walk](page, site, language, visit)
  } finally {
    await context.close()
  }
}

await mkdir(folder, { recursive: true })
const site = await openTestSite()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
const failures: unknown[] = []
try {
  for (const language of languages)
    for (const size of ['phone', 'desk'] as const)
      for (const walk of ['addresses', 'exam', 'practice', 'staff'] as const) {
        if (!isWanted(values.walk, walk) || !isWanted(values.language, language) || !isWanted(values.size, size))
          continue
        await site.clear()
        // One walk that fails keeps nobody from looking at the others.
        await take(browser, site, [walk, size, language]).catch(error => failures.push(error))
      }
} finally {
  await browser.close()
  await site.close()
}
if (failures.length > 0) throw new AggregateError(failures, 'some walks came to no end')
