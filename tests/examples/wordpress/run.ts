import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../support/browser.ts'
import { startServer } from '../../support/server-process.ts'
import { openChecks } from '../checks.ts'
import { installWordPress } from './install.ts'
import { openEditor, publish, publishText, signIn } from './people.ts'
import { openWordPress } from './site.ts'
import { checkTranslations } from './translations.ts'

/*
 * The plugin of examples/08-wordpress in Debian's WordPress: an administrator writes its settings, an author, whose unknown tags
 * WordPress strips, publishes posts, and visitors open them against a whole Prostuti on another origin.
 */

const pictures = join(import.meta.dirname, '../../test-results/wordpress')
const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1_280, height: 800 } } as const

mkdirSync(pictures, { recursive: true })
await installWordPress()
const { check, close } = openChecks()
const server = await startServer()
const wordPress = await openWordPress()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })

/** Opens an address as a visitor; whatever the page complains of fails the check. */
async function visit(url: string, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: sizes.phone })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(url)
  await use(page)
  assert.deepEqual(errors, [])
  await context.close()
}

async function look(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: join(pictures, `${name}-${size}.png`) })
  }
}

const settings = `${wordPress.url}/wp-admin/options-general.php?page=prostuti`
const save = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#prostuti-${name}`)
    if (name === 'language' || name === 'theme') await field.selectOption(value)
    else await field.fill(value)
  }
  await Promise.all([page.waitForURL(/settings-updated/), page.click('#submit')])
  return (await page.locator('.settings-error').textContent()) ?? ''
}
const scriptsOf = (page: Page) =>
  page.locator('script[src*="/embed/"]').evaluateAll(all => all.map(each => each.getAttribute('src')))

try {
  const admin = await signIn(browser, wordPress, 'admin')
  const author = await signIn(browser, wordPress, 'author')
  await openEditor(author, wordPress)

  await check('what it says is translated, and compiled', () => checkTranslations(wordPress))
  await check('before it has an address, editors are told and visitors see nothing', async () => {
    const url = await publishText(author, 'Too early', '[prostuti-home]')
    await author
      .context()
      .newPage()
      .then(async page => {
        await page.goto(url)
        await page.getByText('an administrator writes the server’s address').waitFor()
        await page.close()
      })
    await visit(url, async page => assert.doesNotMatch(await page.content(), /prostuti-home|administrator writes/))
  })
  await check('the settings take an address at which Prostuti answers, and no other', async () => {
    await admin.goto(settings)
    assert.match(await save(admin, { address: 'http://127.0.0.1:9' }), /Nothing was saved, since http:\/\/127.0.0.1:9/)
    assert.match(await save(admin, { address: `${server.url}/exams` }), /with nothing after it/)
    assert.equal(await admin.locator('#prostuti-address').inputValue(), '')
    assert.match(await save(admin, { address: `${server.url}/` }), /Prostuti \d+\.\d+\.\d+ answers/)
    assert.equal(await admin.locator('#prostuti-address').inputValue(), server.url)
    await look(admin, 'settings-en')
    wordPress.php("update_user_meta( 1, 'locale', 'bn_BD' );")
    await admin.goto(settings)
    await admin.getByText('সার্ভারের ঠিকানা').waitFor()
    await look(admin, 'settings-bn')
  })
  await check('an author’s shortcodes are a list, and the exam that is chosen from it', async () => {
    const text = `[prostuti-exam-player exam-id="{exam}" sign-in="anonymous"]

[prostuti-exam-list state="running" href-template="?exam={id}"]`
    await visit(await publishText(author, 'Model tests', text), async page => {
      assert.equal(await page.locator('prostuti-exam-player').count(), 0)
      await page.getByRole('heading', { name: 'Sample Exam' }).waitFor()
      await look(page, 'shortcode-list')
      await page.getByRole('link', { name: 'Sample Exam' }).click()
      await page.getByRole('radio').first().waitFor()
      assert.deepEqual(await scriptsOf(page), [`${server.url}/embed/v1/prostuti.js`])
      await page.locator('prostuti-exam-player').scrollIntoViewIfNeeded()
      await look(page, 'shortcode-player')
    })
  })
  await check('an author’s block, added in the editor, is the same', async () => {
    await author.getByRole('textbox', { name: 'Add title' }).fill('By block')
    await author.keyboard.press('Enter')
    await author.keyboard.type('/exam list')
    await author.getByRole('option', { name: 'Exam list' }).click()
    await author.getByRole('combobox', { name: 'state' }).or(author.getByLabel('state')).first().selectOption('running')
    await author.getByText('[prostuti-exam-list state="running"]').waitFor()
    await author.getByLabel('href-template').fill('/model-tests/?exam={id}')
    await author.screenshot({ path: join(pictures, 'editor.png') })
    await visit(await publish(author), async page => {
      await page.getByRole('heading', { name: 'Sample Exam' }).waitFor()
      await look(page, 'block')
      await page.getByRole('link', { name: 'Sample Exam' }).click()
      await page.getByRole('radio').first().waitFor()
    })
  })
  await check('what an author writes can carry no script', async () => {
    const hostile = `document.title='hacked'`
    const url = await publishText(
      author,
      'Hostile',
      `[prostuti-exam-list state="lively" onclick="${hostile}" base="https://evil.example/api/" initial='{"html":"x"}' href-template="javascript:${hostile}" program="&quot;&gt;&lt;img src=x onerror=${hostile}&gt;"]
<prostuti-exam-player exam-id="1" base="https://evil.example/api/">stripped</prostuti-exam-player>
<!-- wp:prostuti/element {"element":"rank-list","values":{"onclick":"${hostile}","program":"\\u0022\\u003e\\u003cimg src=x onerror=${hostile}\\u003e","period":["month"],"join-href":" JavaScript:${hostile}"}} /-->
<!-- wp:prostuti/element {"element":"exam-list onload=${hostile}"} /-->`,
    )
    const html = await (await fetch(url)).text()
    const tags = html.match(/<prostuti-[^>]*>/g) ?? []
    const harmless = 'program="&quot;&gt;&lt;img src=[^"<>]*"'
    assert.equal(tags.length, 2)
    for (const [index, name] of ['exam-list', 'rank-list'].entries())
      assert.match(tags[index]!, new RegExp(`^<prostuti-${name} ${harmless}>$`))
    assert.doesNotMatch(html, /<img src=x|evil\.example|javascript:/i)
  })
  await check('circulars bring their own script, and pages without an element none', async () => {
    await visit(await publishText(author, 'Jobs', '[prostuti-job-board page-size="5"]'), async page => {
      await page.locator('prostuti-job-board').getByRole('link').first().waitFor()
      assert.deepEqual(await scriptsOf(page), [`${server.url}/embed/v1/jobs.js`])
      await look(page, 'jobs')
    })
    await visit(await publishText(author, 'Plain', 'Words alone.'), async page =>
      assert.deepEqual(await scriptsOf(page), []),
    )
  })
  await check('a pinned version is checked by its hash; language and theme are the settings’', async () => {
    const { version, files } = await (await fetch(`${server.url}/embed/v1/manifest.json`)).json()
    await admin.goto(settings)
    assert.match(await save(admin, { version: '9.9.9' }), /সাড়া দেয়নি/)
    await save(admin, { version, language: 'bn', theme: 'dark' })
    await visit(`${wordPress.url}/model-tests/`, async page => {
      await page.getByRole('heading', { name: 'নমুনা পরীক্ষা' }).waitFor()
      const script = page.locator('script[type="module"][src*="/embed/"]')
      assert.equal(await script.getAttribute('src'), `${server.url}/embed/${version}/prostuti.js`)
      assert.equal(await script.getAttribute('integrity'), files['prostuti.js'].integrity)
      await look(page, 'pinned-bn-dark')
    })
  })
  await check('PHP complains of nothing in it', () => {
    const own = wordPress
      .log()
      .split('\n')
      .filter(line => line.includes('/plugins/prostuti/'))
    assert.deepEqual(own, [])
  })
} finally {
  await browser.close()
  await Promise.all([server.stop(), wordPress.close()])
}
close()
