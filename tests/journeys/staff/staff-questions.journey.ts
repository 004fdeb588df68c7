import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

const press = 'Control+s'

test.describe('at a desk', () => {
  test.use(desktop)

  test('a moderator writes a question beside what learners will see, approves it by keyboard and finds it', async ({
    page,
    signIn,
    testSite,
  }) => {
    // What other journeys left in the queue would come first.
    await testSite.db.pool.query('update questions set deleted_at = now() where not reviewed and deleted_at is null')
    await signIn(page, 'Mita', '/admin/question/new')
    const errors = listenToConsole(page)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('নতুন প্রশ্ন')
    await page.keyboard.press(press)
    await expect(main.getByText('Question fields is required!')).toBeVisible()
    await expect(main.getByText('Empty option fields are not allowed!').first()).toBeVisible()
    await expect(main.getByText('Correct answer required!')).toBeVisible()

    await main.getByRole('combobox', { name: 'ক্যাটাগরি' }).first().click()
    await page.getByRole('option', { name: 'গণিত', exact: true }).first().click()
    await main.getByRole('textbox', { name: 'প্রশ্ন', exact: true }).fill('যদি \\(x<2\\) হয়, তবে x এর মান কোনটি?')
    for (const [letter, text] of [
      ['ক', '১'],
      ['খ', '৩'],
      ['গ', '৫'],
      ['ঘ', '৭'],
    ] as const)
      await main.getByRole('textbox', { name: `বিকল্প ${letter}`, exact: true }).fill(text)
    await main.getByRole('checkbox', { name: 'ক সঠিক' }).check()
    const preview = main.getByRole('region', { name: 'শিক্ষার্থী যা দেখবেন' })
    await expect(preview.locator('math')).toBeVisible()
    await expect(main.getByText('ব্যাখ্যা নেই').first()).toBeVisible()
    const explanation = main.getByRole('textbox', { name: 'ব্যাখ্যা', exact: true })
    await explanation.fill('১ সংখ্যাটি ২ এর চেয়ে ছোট। ')
    await explanation.press('End')
    // As a word processor puts it on the clipboard.
    await explanation.evaluate(field => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<p style="margin:0">২<sup>১</sup> = <u>২</u></p>')
      clipboardData.setData('text/plain', '২১ = ২')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(explanation).toHaveValue('১ সংখ্যাটি ২ এর চেয়ে ছোট। ২<sup>১</sup> = <u>২</u>')
    await expect(main.getByText('নিখুঁত').first()).toBeVisible()
    await page.keyboard.press(press)
    await expect(main.getByRole('textbox', { name: 'প্রশ্ন', exact: true })).toHaveValue('')

    await page.goto('/admin/question/review')
    await expect(main.getByText('তবে x এর মান কোনটি?').first()).toBeVisible()
    const category = main.getByRole('combobox', { name: 'ক্যাটাগরি' })
    await category.click()
    await page.getByRole('option', { name: 'ইংরেজি', exact: true }).click()
    await expect(main.getByText('এই ক্যাটাগরিতে কিছু বাকি নেই')).toBeVisible()
    await category.click()
    await page.getByRole('option', { name: 'গণিত', exact: true }).click()
    await expect(main.getByText('তবে x এর মান কোনটি?').first()).toBeVisible()
    await page.goto('/admin/question/review')
    await expect(main.getByText('তবে x এর মান কোনটি?').first()).toBeVisible()
    await page.keyboard.press('2')
    const sendingBack = page.getByRole('dialog', { name: 'প্রশ্নটি ফেরত পাঠাবেন?' })
    await expect(sendingBack.getByRole('textbox')).toHaveValue('ব্যাখ্যা দুর্বল')
    await page.keyboard.press('Escape')
    await expect(sendingBack).toBeHidden()
    await page.keyboard.press('a')
    await expect(main.getByText('পর্যালোচনার কিছু বাকি নেই')).toBeVisible()

    await page.goto('/admin/question?search=x+এর+মান+কোনটি')
    const row = main.getByRole('link', { name: /তবে x এর মান কোনটি/ })
    await expect(row).toBeVisible()
    await row.click()
    await expect(main.getByText('অনুমোদন করেছেন')).toBeVisible()
    expect(errors.heard()).toEqual([])
  })

  test('questions share a passage: written with the first, chosen for the second, changed for both', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'Mita', '/admin/question/new')
    const errors = listenToConsole(page)
    const main = page.getByRole('main')
    const preview = main.getByRole('region', { name: 'শিক্ষার্থী যা দেখবেন' })
    const field = (name: string) => main.getByRole('textbox', { name, exact: true })
    const write = async (question: string) => {
      await field('প্রশ্ন').fill(question)
      for (const [letter, text] of Object.entries({ ক: 'মেঘনা', খ: 'যমুনা', গ: 'পদ্মা', ঘ: 'তিস্তা' }))
        await field(`বিকল্প ${letter}`).fill(text)
      await main.getByRole('checkbox', { name: 'গ সঠিক' }).check()
    }
    await main.getByRole('combobox', { name: 'ক্যাটাগরি' }).first().click()
    await page.getByRole('option', { name: 'গণিত', exact: true }).first().click()
    await main.getByRole('button', { name: 'নতুন অনুচ্ছেদ' }).click()
    await write('উজানে কোন নদীর নাম গঙ্গা?')
    await page.keyboard.press(press)
    await expect(main.getByText('এটি লিখতে হবে').or(main.locator('[aria-invalid=true]')).first()).toBeVisible()
    await field('অনুচ্ছেদের লেখা').fill('ভাটির দেশের এক নদী বর্ষায় কূল হারায়।')
    await expect(preview.getByText('বর্ষায় কূল হারায়')).toBeVisible()
    await page.keyboard.press(press)
    await expect(field('প্রশ্ন')).toHaveValue('')

    await test.step('the next question is about the same passage', async () => {
      await expect(preview.getByText('বর্ষায় কূল হারায়')).toBeVisible()
      await main.getByRole('combobox', { name: 'অনুচ্ছেদ' }).fill('ভাটির দেশের')
      await page.getByRole('option', { name: /ভাটির দেশের এক নদী.*১টি প্রশ্ন/ }).click()
      await write('বর্ষায় কূল হারায় কোন নদী?')
      await page.keyboard.press(press)
      await expect(field('প্রশ্ন')).toHaveValue('')
    })

    await test.step('another text of it reaches both', async () => {
      const open = async (question: string) => {
        await page.goto(`/admin/question?reviewed_qb=false&search=${encodeURIComponent(question)}`)
        await main.getByRole('link', { name: new RegExp(question) }).click()
      }
      await open('উজানে কোন নদীর নাম গঙ্গা')
      await expect(main.getByText('আরও ১টি প্রশ্ন এই অনুচ্ছেদের')).toBeVisible()
      await field('অনুচ্ছেদের লেখা').fill('ভাটির দেশের এক নদী শীতে শুকায়।')
      await page.keyboard.press(press)
      await expect(page.getByText('বদল সংরক্ষণ হয়েছে')).toBeVisible()
      await open('বর্ষায় কূল হারায় কোন নদী')
      await expect(preview.getByText('শীতে শুকায়')).toBeVisible()
    })
    expect(errors.heard()).toEqual([])
  })

  test('two look-alikes stand side by side, and what differs in them is marked', async ({ page, signIn, testSite }) => {
    await signIn(page, 'Mita', '/admin/category/duplicate')
    const main = page.getByRole('main')
    // The demo's questions are looked through in the background. Other journeys' questions are the same to the letter, so
    // that a list of the most alike would hold nothing else: the demo's own, which are the oldest, come first then.
    await expect(async () => {
      await testSite.db.pool.query("update similar_pairs set similarity = 1 where kind = 'question'")
      await page.reload()
      await expect(main.getByRole('radio', { name: 'এটি থাকবে' })).toBeVisible()
    }).toPass()
    await expect(main.getByText(/^বিকল্প [০-৯]টির [০-৯]টি এক$/)).toBeVisible()
    await expect(main.getByText(/^সঠিক উত্তর (এক|আলাদা)$/)).toBeVisible()
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('staff-differs') ?? [])].map(range => range.toString()).join(' '))
    // In a pair that is the same to the letter nothing differs; the next one then, once it is drawn with its marks.
    const drawn = () =>
      page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    await drawn()
    while ((await marked()) === '') {
      const pair = await main.textContent()
      await page.keyboard.press('j')
      await expect.poll(() => main.textContent()).not.toBe(pair)
      await drawn()
    }
    const before = await marked()
    await page.keyboard.press('j')
    await expect.poll(marked).not.toBe(before)
  })

  test('every address of questions and categories opens', async ({ page, signIn }) => {
    await signIn(page, 'Mita', '/admin/question')
    const errors = listenToConsole(page)
    for (const path of ['question', 'question/flagged-questions', 'question/review', 'question/1'])
      await expect(async () => {
        await page.goto(`/admin/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }).toPass()
    for (const path of [
      'category',
      'category/less-question-filter',
      'category/duplicate',
      'category/duplicate?kind=category',
    ]) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(errors.heard()).toEqual([])
  })
})
