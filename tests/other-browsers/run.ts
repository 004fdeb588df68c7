import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openTestSite } from '../journeys/support/test-site.ts'
import type { BrowserDriver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { installOtherBrowsers, type OtherBrowsers } from './install.ts'
import { takeAnExam } from './main-journey.ts'
import { openWebKit } from './webkit.ts'

/*
 * The main journey in the browsers that journeys do not open:
 *   node other-browsers/run.ts                 both
 *   node other-browsers/run.ts firefox         one of them
 * What is missing of them is installed from Debian (install.ts).
 */

const browsers: Record<string, (installed: OtherBrowsers) => Promise<BrowserDriver>> = {
  firefox: openFirefox,
  webkit: openWebKit,
}
const pictures = join(import.meta.dirname, '../test-results/other-browsers')

async function main(names: readonly string[]): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  const installed = await installOtherBrowsers()
  const testSite = await openTestSite()
  let failed = 0
  for (const name of names) {
    await testSite.clear()
    try {
      const browser = await browsers[name]!(installed)
      try {
        await takeAnExam(browser, testSite, pictures)
        console.info(`✓ the main journey in ${browser.name}`)
      } catch (error) {
        await browser.screenshot(join(pictures, `${name}-failed.png`))
        throw error
      } finally {
        await browser.close()
      }
    } catch (error) {
      failed += 1
      console.error(`✗ the main journey in ${name}`, error)
    }
  }
  await testSite.close()
  console.info(`${names.length - failed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

const wanted = process.argv.slice(2).filter(name => name !== '--')
const unknown = wanted.find(name => !(name in browsers))
if (unknown) throw new Error(`There is no browser “${unknown}” here: ${Object.keys(browsers).join(', ')}.`)
await main(wanted.length > 0 ? wanted : Object.keys(browsers))
