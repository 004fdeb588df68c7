import type { Browser, Page } from '@playwright/test'
import { categories, questions } from '@prostuti/server/features/questions/tables/questions'
import { expect, phone, test } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { type Rejected, withoutFonts } from '../support/screens/bare-fonts.ts'
import { settled } from '../support/settled.ts'
import { signIn } from '../support/sign-in.ts'
import type { TestSite } from '../support/test-site.ts'

/** All that this machine may have with a table of maths in it. */
const mathsFonts: readonly Rejected[] = [
  'Noto Sans Math',
  'DejaVu Math TeX Gyre',
  'Latin Modern Math',
  'STIX Two Math',
  'STIX',
  'XITS Math',
].map(family => ({ family }))

const half = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>×</mo><msqrt><mi>x</mi></msqrt></math>'

/** A number of another base, as half a model test's formulas are. */
const binary = '<math><msub><mn>1010</mn><mn>2</mn></msub></math>'

/** Published questions with a formula, with figures alone and with neither, each in a topic of its own; resolves to the topics. */
async function addTopics({ db, url }: TestSite) {
  const add = async (text: string) => {
    const name = { bn: text.replace(/<.*>/, ''), en: 'Topic' }
    const [topic] = await db.orm
      .insert(categories)
      .values({ slug: crypto.randomUUID(), name })
      .returning({ id: categories.id })
    const content = { text, options: ['১', '২', '৩', '৪'], explanation: 'এভাবেই হয়।' }
    const [question] = await db.orm
      .insert(questions)
      .values({
        slug: crypto.randomUUID(),
        categoryId: topic!.id,
        content: { bn: content, en: content },
        key: 0,
        rightOptions: [0],
        pinned: [],
        publishedAt: new Date(Date.now() - 60_000),
      })
      .returning({ id: questions.id })
    await expect.poll(async () => (await fetch(`${url}/study/${topic!.id}/question`)).status).toBe(200)
    return { path: `/study/${topic!.id}/question`, question: String(question!.id) }
  }
  return {
    plain: await add('পদ্মা কোথায় মেঘনায় মেশে?'),
    figures: await add(`দশমিকে কত? ${binary}`),
    maths: await add(`মান কত? ${half}`),
  }
}

/** The fonts that have come to a page, however they were asked for. */
async function fontsOf(browser: Browser, look: (page: Page) => Promise<void>): Promise<string[]> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const fonts: string[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await look(page)
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await context.close()
  return fonts
}

const ours = [expect.stringMatching(/\/maths-[\w.-]+\.woff2$/)]

const title = { bn: 'সূত্রের পরীক্ষা', en: 'An exam with a formula' }

test('brings a maths font to a device that has none, on pages with a formula alone', async ({ browser, testSite }) => {
  test.skip(process.platform !== 'linux', 'only there can a browser be started without a font')
  const { plain, figures, maths } = await addTopics(testSite)
  const exam = await testSite.hold({ asks: [maths.question], title, membersOnly: false })
  const read = (path: string) => async (page: Page) => {
    await page.goto(testSite.url + path)
    await settled(page)
  }
  await withoutFonts(mathsFonts, async bare => {
    expect(await fontsOf(bare, read(plain.path))).toEqual([])
    expect(await fontsOf(bare, read(figures.path))).toEqual([])
    expect(await fontsOf(bare, read(maths.path))).toEqual(ours)
    // Within the player's shadow root, on our page and on a partner's.
    const sit = async (page: Page) => {
      await signIn(page, testSite, 'Nusrat', '/exam/upcoming')
      await new Player(page).open(exam.id)
      await page.locator('prostuti-exam-player math').waitFor()
      await settled(page)
    }
    expect(await fontsOf(bare, sit)).toEqual(ours)
    const elsewhere = async (page: Page) => {
      await page.goto(testSite.partnerUrl)
      const player = new Player(page)
      await page.locator('prostuti-exam-list article', { hasText: title.bn }).getByRole('button').tap()
      await player.press(player.button('player.sign_in_anonymous'))
      await player.start()
      await page.locator('prostuti-exam-player math').waitFor()
      await settled(page)
    }
    expect(await fontsOf(bare, elsewhere)).toEqual(ours)
  })
  // Where the device has one of its own, it is used.
  if (await hasMathsFont(browser)) expect(await fontsOf(browser, read(maths.path))).toEqual([])
})

/** Whether a device has one of those that the page asks for by name. */
const hasMathsFont = async (browser: Browser): Promise<boolean> => {
  const page = await browser.newPage()
  const found = await page.evaluate(() =>
    new FontFace('Installed', 'local("NotoSansMath-Regular"),local("Latin Modern Math"),local("STIX Two Math")')
      .load()
      .then(() => true)
      .catch(() => false),
  )
  await page.close()
  return found
}
