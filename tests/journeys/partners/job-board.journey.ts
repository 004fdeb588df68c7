import { serveForeignPage } from '../support/foreign-page.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('bn')

const pageOf = (site: string) =>
  `<script type="module" src="${site}/embed/v1/jobs.js"></script>
   <style>prostuti-job-board { --prostuti-primary: rgb(67, 56, 202); }</style>
   <main><prostuti-job-board page-size="5"></prostuti-job-board></main>`

for (const [where, device] of [
  ['on a phone', phone],
  ['at a desk', desktop],
] as const)
  test.describe(where, () => {
    test.use(device)

    test('a partner’s page shows circulars in its own colours, and asks nobody to sign in', async ({
      page,
      testSite,
    }) => {
      const files: string[] = []
      page.on('request', request => files.push(new URL(request.url()).pathname))
      const foreign = await serveForeignPage(pageOf(testSite.url))
      try {
        await page.goto(foreign.url)
        const board = page.locator('prostuti-job-board')
        const rows = board.locator('a[href*="/jobs/"]')
        await expect(rows.first()).toBeVisible()
        expect(await rows.count()).toBeLessThanOrEqual(5)
        await expect(rows.first()).toHaveAttribute('href', new RegExp(`^${testSite.url}/jobs/`))
        await expect(board.getByText(t('jobs.tab_kept'))).toHaveCount(0)
        await expect(board.getByText(t('jobs.from_us'))).toBeVisible()
        const inTheirColour = await board.locator(':scope *').evaluateAll(
          all =>
            all.filter(element => {
              const { color, backgroundColor, borderColor } = getComputedStyle(element)
              return [color, backgroundColor, borderColor].includes('rgb(67, 56, 202)')
            }).length,
        )
        expect(inTheirColour).toBeGreaterThan(0)
        // Nothing of exams comes with it.
        expect(files.filter(path => /player|prostuti\.js/.test(path))).toEqual([])

        await board.getByRole('searchbox').fill('অফিস')
        await expect(board.locator('mark').first()).toBeVisible()
        expect(page.url()).toBe(`${foreign.url}/`)

        await page.evaluate(() => {
          document.addEventListener('prostuti-job-open', event => {
            event.preventDefault()
            document.title = (event as CustomEvent<{ id: string }>).detail.id
          })
        })
        await rows.first().click()
        await expect(page).toHaveTitle(/^\d+$/)
        expect(page.url()).toBe(`${foreign.url}/`)
      } finally {
        await foreign.close()
      }
    })
  })
