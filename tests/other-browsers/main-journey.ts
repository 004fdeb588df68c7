import { join } from 'node:path'
import { formatMarks } from '@prostuti/sdk/i18n/format'
import { minute } from '@prostuti/server/testing/exams'
import { resultsOf } from '../journeys/support/rows.ts'
import type { TestSite } from '../journeys/support/test-site.ts'
import { wordsOf } from '../journeys/support/words.ts'
import type { BrowserDriver } from './driver.ts'

const t = wordsOf('bn')
const title = 'অন্য ব্রাউজারে পরীক্ষা'

/** Signs in, takes an exam, reloads in the middle, hands in and reads the result, as a learner would on a phone. */
export async function takeAnExam(browser: BrowserDriver, testSite: TestSite, pictures: string): Promise<void> {
  const look = (what: string) => browser.screenshot(join(pictures, `${browser.name.toLowerCase()}-${what}.png`))
  const press = (key: string) => browser.click({ selector: 'button', text: t(key) })
  const exam = await testSite.hold({
    questions: 4,
    title: { bn: title, en: 'In another browser' },
    startTime: new Date(Date.now() - 60 * minute),
  })
  const answer = async (row: number, isRight: boolean) => {
    const right = exam.key.get(await browser.attribute({ selector: `#q-${row}` }, 'data-question'))!
    const option = isRight ? right : (right + 1) % 4
    await browser.click({ selector: `#q-${row} label:has(input[value="${option}"])` })
    await browser.see({ selector: `#q-${row} label:has(input[value="${option}"]:checked)` })
  }

  await browser.goto(`${testSite.url}/login?next=${encodeURIComponent(`/exam/join?id=${exam.id}`)}`)
  await press('login.google')
  await browser.click({ selector: 'button[name="email"]', text: 'Nusrat' })
  await browser.see({ selector: 'h1', text: title })
  await look('1-join')
  await press('join.start')

  await answer(0, true)
  await look('2-player')
  await press('player.next')
  await answer(1, false)
  await browser.reload()
  await browser.see({ selector: '#q-1 label:has(input:checked)' })
  await look('3-reloaded')
  await press('player.next')
  await answer(2, true)

  await browser.click({ selector: '.bar button[aria-label], .bar button.palette-button' })
  await press('player.submit')
  await look('4-asked')
  await browser.click({ selector: 'dialog[open] button', text: t('player.submit') })
  await browser.see({ selector: '.result-marks', text: formatMarks(1.75, 'bn') })
  await look('5-result')

  const stored = await resultsOf(testSite, exam, 'Nusrat')
  if (stored.length !== 1 || stored[0]?.marks !== 1_750) throw new Error(`stored: ${JSON.stringify(stored)}`)
}
