import type { ProgramCard, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { coinProgram, freeProgram, myProgram } from '../../testing/fake-programs.ts'
import { control, heard, looks, mount } from '../../testing/mount.ts'
import { programList as widget } from './index.ts'

/** A server with these programs, of which this person has some. */
function server(all: ProgramCard[], mine: ProgramCard[] = [], user: UserInfo | null = nusrat) {
  const asked: string[] = []
  const call = async (_: unknown, { query }: { query: { mine?: string } }) => {
    asked.push(query.mine ?? '')
    const results = query.mine === 'true' ? mine : all
    return { count: results.length, next: null, previous: null, results }
  }
  return { asked, client: fakeClient({ user, http: { call } as unknown as Prostuti['http'] }) }
}

const full = () => server([freeProgram, { ...myProgram }, coinProgram], [myProgram])

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const titles = (element: Element) => all(element, 'h3').map(title => title.textContent)

describe('the programs', () => {
  defineForTest(widget)
  const open = (client: Prostuti, attributes = '') =>
    mount('prostuti-program-list', `program-href="#program?id={id}" ${attributes}`, client)

  it('are mine first, with the step of today and how far along I am, then the others with their price', async () => {
    const element = await open(full().client)
    equal(titles(element), [myProgram.title, freeProgram.title, coinProgram.title])
    await expectText(element, 'দিন ১৪ · আজ: শতকরা', '১৮টি পরীক্ষা · ৬০ দিন', 'ফ্রি', '৩০০ কয়েন', 'বা ১৪৯ টাকা')
    const [bar] = all(element, 'progress') as HTMLProgressElement[]
    equal([bar?.value, bar?.max, bar?.getAttribute('aria-label')], [14, 60, '৬০ দিনের মধ্যে দিন ১৪'])
  })

  it('lead to their pages over the whole row', async () => {
    const element = await open(full().client)
    equal(
      all(element, '.programs-way').map(way => way.getAttribute('href')),
      ['#program?id=4', '#program?id=3', '#program?id=5'],
    )
  })

  it('are chosen by what one prepares for, by links where the page has addresses', async () => {
    const element = await open(full().client)
    control(element, 'প্রাথমিক শিক্ষক').click()
    await settle()
    equal(titles(element), [coinProgram.title])
    const linked = await open(full().client, 'filter="free" filter-href="#all?for={filter}"')
    equal(titles(linked), [myProgram.title, freeProgram.title])
    equal(
      [control(linked, 'সব').getAttribute('href'), control(linked, 'ব্যাংক').getAttribute('href')],
      ['#all', '#all?for=bank'],
    )
  })

  it('ask nothing of mine for a visitor, and for mine as soon as somebody signs in', async () => {
    const { client, asked } = server([freeProgram, myProgram], [myProgram], null)
    const element = await open(client)
    equal(asked, [''])
    equal(all(element, '.programs-own').length, 0)
    Object.assign(client.auth.$token, { get: () => 'token' })
    client.auth.$user.set(nusrat)
    await until(() => all(element, '.programs-own').length === 1)
  })

  it('tell the page which one was chosen where it gives no addresses', async () => {
    const element = await mount('prostuti-program-list', '', full().client)
    equal(await heard('prostuti-program-chosen', () => all(element, '.programs-way')[0]!.click()), [{ program: '4' }])
  })

  it('say so where there is none, and when they could not come', async () => {
    await expectText(await open(server([]).client), 'এখানে কোনো প্রোগ্রাম নেই')
    const call = () => Promise.reject(failure('network_lost', 0))
    await expectText(
      await open(fakeClient({ http: { call } as unknown as Prostuti['http'] })),
      'নেটওয়ার্ক নেই',
      'আবার চেষ্টা করুন',
    )
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await open(full().client, attributes)
      await until(() => titles(element).length > 0)
      equal(await accessibilityFaults(element), [])
    })
})
