import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/journey.ts'
import { listenToConsole } from '../support/quiet-console.ts'

test.use(desktop)

const rows = (page: Page) => page.locator('main tbody tr[data-row]')

test('a moderator gives a tag another name, makes two one, and takes one away', async ({ page, signIn, testSite }) => {
  const { pool } = testSite.db
  const { rows: some } = await pool.query<{ id: string }>(
    'select id from questions where reviewed and deleted_at is null and merged_into is null order by id limit 3',
  )
  const ids = some.map(({ id }) => id)
  const tagsOf = async () =>
    (await pool.query<{ tags: string[] }>('select tags from questions where id = any($1) order by id', [ids])).rows.map(
      ({ tags }) => tags,
    )
  await pool.query(`update questions set tags = '{নদনদি,ভূগোল-যাচাই}' where id = any($1)`, [ids.slice(0, 2)])
  await pool.query(`update questions set tags = '{নদীমাতৃক}' where id = $1`, [ids[2]])

  await signIn(page, 'Mita', '/admin/category/tags')
  const errors = listenToConsole(page)
  await page.getByRole('searchbox', { name: 'ট্যাগ খুঁজুন' }).fill('নদ')
  await expect(rows(page)).toHaveCount(2)
  const act = async (tag: string, what: string) => {
    await page.getByRole('button', { name: `“${tag}” ট্যাগের আরও কাজ` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }

  await test.step('another name', async () => {
    await act('নদনদি', 'নাম বদলান')
    await page.getByRole('textbox', { name: 'নতুন নাম' }).fill('নদনদী')
    await page.getByRole('button', { name: 'নাম বদলান' }).click()
    await expect(page.getByText('ট্যাগ বদলেছে')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'নদনদী' })).toHaveCount(1)
    expect(await tagsOf()).toEqual([['নদনদী', 'ভূগোল-যাচাই'], ['নদনদী', 'ভূগোল-যাচাই'], ['নদীমাতৃক']])
  })

  await test.step('two become one', async () => {
    await act('নদীমাতৃক', 'অন্যটির সঙ্গে একত্র করুন')
    await page.getByRole('combobox', { name: 'যেটি থাকবে' }).fill('নদন')
    await page.getByRole('option', { name: 'নদনদী' }).click()
    await page.getByRole('button', { name: 'একত্র করুন', exact: true }).click()
    await expect(rows(page)).toHaveCount(1)
    expect((await tagsOf())[2]).toEqual(['নদনদী'])
  })

  await test.step('its questions, and none of them', async () => {
    await rows(page).getByRole('link', { name: 'নদনদী' }).click()
    await expect(page.getByRole('button', { name: 'ছাঁকনি সরান: ট্যাগ: নদনদী' })).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
    await page.goBack()
    await act('নদনদী', 'সরান')
    await page.getByRole('button', { name: 'সরান', exact: true }).click()
    await expect.poll(tagsOf).toEqual([['ভূগোল-যাচাই'], ['ভূগোল-যাচাই'], []])
  })
  expect(errors.heard()).toEqual([])
})
