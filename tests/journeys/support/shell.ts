import type { Page } from '@playwright/test'
import { wordsOf } from './words.ts'

/** The parts of the shell around a page in Bangla. */
const t = wordsOf('bn')

export const bar = (page: Page) => page.locator('body > header')
export const drawer = (page: Page) => page.getByRole('dialog', { name: t('shell.menu') })
/** What opens the drawer. */
export const menu = (page: Page) => page.getByRole('button', { name: t('shell.open_menu') })

export const entries = [t('menu.home'), t('menu.upcoming'), t('menu.archived')]
