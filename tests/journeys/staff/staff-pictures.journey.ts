import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { desktop, expect, test } from '../support/journey.ts'

test.use(desktop)

const drawn = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()

/** Noise, cut off in its middle: what it is shows in its head, that it breaks off only when it is made. */
async function broken(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 251))
  const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .png()
    .toBuffer()
  return whole.subarray(0, whole.length / 2)
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('five pictures come at once, one broken and one twice, go on after a reload, and one in use stays', async ({
  page,
  context,
  signIn,
  testSite,
}) => {
  const { pool } = testSite.db
  const twice = await drawn(61)
  const files = [
    ...[
      { name: 'journey-a.png', buffer: twice },
      { name: 'journey-a-again.png', buffer: twice },
    ],
    ...[
      { name: 'journey-b.png', buffer: await drawn(62) },
      { name: 'journey-c.png', buffer: await drawn(63) },
    ],
    { name: 'journey-broken.png', buffer: await broken() },
  ].map(file => ({ ...file, mimeType: 'image/png' }))
  await signIn(page, 'Mita', '/admin/image-uploads/process')
  const main = page.getByRole('main')

  await test.step('without a network they wait, and a reload loses none', async () => {
    await page.route('**/core-image-uploads/', route => route.abort())
    await main.getByLabel('ছবি বাছুন').first().setInputFiles(files)
    await expect(main.getByText('নেটওয়ার্ক নেই।', { exact: false })).toBeVisible()
    await page.unroute('**/core-image-uploads/')
    await page.reload()
    for (const name of ['journey-b.png', 'journey-c.png', 'journey-a-again.png'])
      await expect(row(page, name)).toContainText(name === 'journey-a-again.png' ? 'একই ছবি' : 'তৈরি')
    await expect(row(page, 'journey-broken.png')).toContainText('মাঝখানে কাটা')
    await expect(main.getByRole('status').first()).toContainText('৫টির ৪টি তৈরি')
  })

  await test.step('what is there already is not sent again', async () => {
    let sent = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/core-image-uploads/')) sent++
    })
    await main.getByRole('button', { name: 'শেষ হওয়াগুলো সরান' }).click()
    await main.getByLabel('ছবি বাছুন').first().setInputFiles([files[2]!])
    await expect(row(page, 'journey-b.png')).toContainText('আগেই আছে')
    expect(sent).toBe(0)
  })

  await test.step('a picture gets its words, and its address is copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/admin/image-uploads/results?search=journey')
    await expect(row(page, 'journey-b.png')).toContainText('বিকল্প লেখা নেই')
    await page.getByRole('button', { name: 'খুলুন: journey-b.png' }).click()
    await page.getByRole('textbox', { name: 'বিকল্প লেখা (বাংলা)' }).fill('সবুজ একটি আয়তক্ষেত্র')
    await page.getByRole('button', { name: 'সংরক্ষণ' }).click()
    await expect(row(page, 'journey-b.png')).toContainText('সবুজ একটি আয়তক্ষেত্র')
    await page.getByRole('button', { name: 'মার্কডাউন কপি' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^!\[সবুজ একটি আয়তক্ষেত্র\]\(\/api\/core\/v1\/images\/[\w-]{43}\/\)$/)
  })

  await test.step('one in use stays and says where; one that is not goes, and comes back', async () => {
    await pool.query(
      `update questions set picture_id = (select id from images where name = 'journey-b.png' and state = 'ready')
        where id = (select min(id) from questions where deleted_at is null and merged_into is null)`,
    )
    await page.reload()
    await expect(page.getByRole('complementary', { name: 'journey-b.png' }).getByRole('link')).toHaveAttribute(
      'href',
      /admin\/question\//,
    )
    await page.getByRole('checkbox', { name: 'বাছুন: journey-b.png' }).check()
    await expect(page.getByRole('button', { name: 'মুছুন · ১টি ব্যবহারে' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox', { name: 'বাছুন: journey-b.png' }).uncheck()
    await page.getByRole('checkbox', { name: 'বাছুন: journey-c.png' }).check()
    await page.getByRole('button', { name: 'মুছুন', exact: true }).click()
    await expect(row(page, 'journey-c.png')).toHaveCount(0)
    await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
    await expect(row(page, 'journey-c.png')).toHaveCount(1)
  })
})
