import type { KeptSearch } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { signInNeeded } from '../../foundation/page/sign-in-needed.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { circularServer, keptBank, listOf } from '../../testing/fake-circulars.ts'
import { failure, nusrat } from '../../testing/fake-client.ts'
import { control, looks, mount } from '../../testing/mount.ts'
import { jobBoard as widget } from './index.ts'

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const board = (client: Prostuti, attributes = '') => mount('prostuti-job-board', `kept-searches ${attributes}`, client)
const member = { user: nusrat }

const dialog = (element: Element) => all(element, 'dialog[open]')[0]

/** Opens the sheet from the list. */
async function openSheet(element: Element): Promise<void> {
  await until(() => all(element, '.jobs-keep').length === 1)
  all(element, '.jobs-keep')[0]!.click()
  await until(() => dialog(element))
}

const save = (element: Element) => all(element, 'dialog button').at(-1)!

describe('searches that one keeps', () => {
  defineForTest(widget)

  it('are a second tab, with how many circulars one has not seen', async () => {
    const element = await board(circularServer({}, member).client)
    await until(() => all(element, '[role=tab]')[1]?.textContent?.includes('৩টি নতুন'))
    control(element, 'রাখা খোঁজ').click()
    await expectText(element, 'ব্যাংক', '৩টি নতুন', '১০টি পর্যন্ত খোঁজ রাখা যায়')
  })

  it('are kept from the list under a name made of their filters, and then stand in the tab at once', async () => {
    const server = circularServer({ 'circulars.listKeptSearches': () => listOf([]) }, member)
    const element = await board(server.client, 'category="government" district="rajshahi"')
    await openSheet(element)
    const name = all(element, 'dialog .ui-input')[0] as HTMLInputElement
    await until(() => name.value === 'সরকারি · রাজশাহী')
    equal(await accessibilityFaults(element), [])
    all(element, 'dialog .kept-report input').at(-1)!.click()
    await until(() => all(element, 'dialog [data-checked]')[0]?.textContent?.includes('ফোনে নয়'))
    save(element).click()
    await until(() => server.asked('createKeptSearch').length === 1)
    equal(server.asked('createKeptSearch')[0]?.body, {
      name: 'সরকারি · রাজশাহী',
      filters: { category: ['government'], district: 'rajshahi' },
      report: 'never',
    })
    await until(() => !dialog(element))
    control(element, 'রাখা খোঁজ').click()
    await expectText(element, 'সরকারি · রাজশাহী', 'ফোনে জানানো হয় না')
  })

  it('stand in the tab also where the list was asked for before and is answered after one is kept', async () => {
    const first = Promise.withResolvers<ReturnType<typeof listOf>>()
    const server = circularServer(
      {
        'circulars.listKeptSearches': () =>
          server.asked('listKeptSearches').length === 1
            ? first.promise
            : listOf([{ ...keptBank, id: '9', name: 'সরকারি' }]),
      },
      member,
    )
    const element = await board(server.client, 'category="government"')
    await openSheet(element)
    save(element).click()
    await until(() => server.asked('createKeptSearch').length === 1)
    await until(() => !dialog(element))
    first.resolve(listOf([]))
    control(element, 'রাখা খোঁজ').click()
    await expectText(element, 'সরকারি')
    await until(() => server.asked('listKeptSearches').length === 2)
  })

  it('are not offered where nothing is searched, nor where the search is kept already', async () => {
    const element = await board(circularServer({}, member).client)
    await until(() => all(element, '.job-row').length === 5)
    await until(() => all(element, '[role=tab]')[1]?.textContent?.includes('৩টি নতুন'))
    equal(all(element, '.jobs-keep').length, 0)
    control(element, 'সরকারি').click()
    await until(() => all(element, '.jobs-keep').length === 1)
    control(element, '‘সরকারি’ তুলে দিন').click()
    await until(() => all(element, '.job-row').length === 5)
    control(element, 'ব্যাংক').click()
    await until(() => all(element, '.job-row').length === 3)
    equal(all(element, '.jobs-keep').length, 0)
  })

  it('ask a visitor to sign in, and are kept afterwards', async () => {
    const server = circularServer({ 'circulars.listKeptSearches': () => listOf([]) })
    const element = await board(server.client, 'category="bank"')
    await openSheet(element)
    let needed: { act: string; fragment?: string; resume(): void } | undefined
    const take = (event: HTMLElementEventMap[typeof signInNeeded]) => {
      event.preventDefault()
      needed = event.detail
    }
    document.addEventListener(signInNeeded, take, { once: true })
    await until(() => (all(element, 'dialog .ui-input')[0] as HTMLInputElement).value === 'ব্যাংক')
    save(element).click()
    equal([needed?.act, needed?.fragment], ['খোঁজটি রাখতে লগইন করুন', 'keep-search'])
    equal(server.asked('createKeptSearch').length, 0)
    server.client.auth.$user.set(nusrat)
    needed!.resume()
    await until(() => server.asked('createKeptSearch').length === 1)
    equal(server.asked('createKeptSearch')[0]?.body, {
      ...{ name: 'ব্যাংক', filters: { category: ['bank'] } },
      report: 'daily',
    })
  })

  it('are kept when signing in has taken the page away and brought it back', async () => {
    sessionStorage.setItem('prostuti:keep-search', JSON.stringify({ name: 'ব্যাংক', filters: { category: ['bank'] } }))
    history.replaceState(null, '', '#keep-search')
    const server = circularServer({}, member)
    await board(server.client)
    await until(() => server.asked('createKeptSearch').length === 1)
    equal([location.hash, sessionStorage.getItem('prostuti:keep-search')], ['', null])
  })

  it('are ten at most, which the button says', async () => {
    const ten = Array.from({ length: 10 }, (_, place) => ({ ...keptBank, id: String(40 + place) }))
    const server = circularServer({ 'circulars.listKeptSearches': () => listOf(ten) }, member)
    const element = await board(server.client, 'category="teacher"')
    await openSheet(element)
    await expectText(element, '১০টি রাখা হয়ে গেছে')
    equal(save(element).ariaDisabled, 'true')
    save(element).click()
    equal(server.asked('createKeptSearch').length, 0)
  })

  it('stay typed where they could not be kept', async () => {
    const server = circularServer({ 'circulars.createKeptSearch': () => failure('network_lost', 0) }, member)
    const element = await board(server.client, 'category="teacher"')
    await openSheet(element)
    save(element).click()
    await expectText(element, 'নেটওয়ার্ক নেই, খোঁজটি রাখা গেল না।')
    ok(dialog(element))
  })

  it('are set by a press, which counts as having looked', async () => {
    const server = circularServer({}, member)
    const element = await board(server.client, 'tab="kept"')
    await until(() => all(element, '.kept-open').length === 1)
    all(element, '.kept-open')[0]!.click()
    await until(() => all(element, '.job-row').length === 3)
    equal(server.asked('openKeptSearch').length, 1)
    await until(() => !all(element, '[role=tab]')[1]?.textContent?.includes('নতুন'))
  })

  it('count as looked at where one comes by their address', async () => {
    const server = circularServer({}, member)
    const element = await board(server.client, 'category="bank"')
    await until(() => server.asked('openKeptSearch').length === 1)
    await until(() => !all(element, '[role=tab]')[1]?.textContent?.includes('নতুন'))
  })

  it('are reported once a day or never, and removed, each where they stand', async () => {
    const server = circularServer({}, member)
    const element = await board(server.client, 'tab="kept"')
    await until(() => all(element, '.kept-row').length === 1)
    control(element, 'কখন জানানো হবে').click()
    await until(() => all(element, '.kept-options').length === 1)
    all(element, '.kept-options input')[1]!.click()
    await until(() => server.asked('updateKeptSearch').length === 1)
    equal(server.asked('updateKeptSearch')[0]?.body, { report: 'never' })
    const remove = all(element, '.kept-options > button')[0]!
    await until(() => remove.ariaDisabled === null)
    remove.click()
    await until(() => all(element, '.kept-row').length === 0)
    equal(server.asked('deleteKeptSearch')[0]?.params, { id: '31' })
    await expectText(element, 'খোঁজ রাখলে বিজ্ঞপ্তি নিজেই আসে')
  })

  it('say when they have gone quiet, and since when there is nothing new', async () => {
    const kept: KeptSearch[] = [
      { ...keptBank, quiet: true },
      { ...keptBank, id: '33', name: 'শিক্ষক', unseen: 0, report: 'never' },
    ]
    const server = circularServer({ 'circulars.listKeptSearches': () => listOf(kept) }, member)
    const element = await board(server.client, 'tab="kept"')
    await expectText(element, '৯০ দিন খোলা হয়নি', '১৭ নভেম্বর তারিখের পর নতুন নেই · ফোনে জানানো হয় না')
  })

  it('are nobody else’s: a visitor is asked to sign in, and no call is made', async () => {
    const server = circularServer()
    const element = await board(server.client, 'tab="kept"')
    await expectText(element, 'খোঁজ রাখলে বিজ্ঞপ্তি নিজেই আসে', 'লগইন করুন')
    equal(server.asked('listKeptSearches').length, 0)
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await board(circularServer({}, member).client, `${attributes} tab="kept"`)
      await until(() => all(element, '.kept-row').length === 1)
      all(element, '.kept-row > .ui-tool')[0]!.click()
      await until(() => all(element, '.kept-options').length === 1)
      equal(await accessibilityFaults(element), [])
    })
})
