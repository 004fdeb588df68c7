import { createElement, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { equal, ok, settle } from '../../testing/expect.ts'
import { Avatar, Bars, Field, Histogram, Select, Tabs } from './index.ts'

/** Draws on an empty page, in Bangla. */
async function draw(node: ReactNode): Promise<HTMLElement> {
  document.documentElement.lang = 'bn'
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')!
  createRoot(main).render(node)
  await settle()
  return main
}

const lists = ['all', 'wrong', 'skipped'] as const
const names = { all: 'সব', wrong: 'ভুল', skipped: 'বাদ' }

function ThreeTabs() {
  const [current, setCurrent] = useState<(typeof lists)[number]>('all')
  return (
    <Tabs
      label="উত্তর"
      tabs={lists.map(name => ({ name, label: names[name] }))}
      current={current}
      onChange={name => flushSync(() => setCurrent(name))}
    >
      <p>{names[current]} প্রশ্ন</p>
    </Tabs>
  )
}

describe('tabs', () => {
  const chosen = () => document.querySelector('[aria-selected=true]')!.textContent
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  it('are one stop of the keyboard, and arrows move between them', async () => {
    const main = await draw(createElement(ThreeTabs))
    equal([...main.querySelectorAll<HTMLElement>('[role=tab]')].filter(tab => tab.tabIndex === 0).length, 1)
    main.querySelector<HTMLElement>('[role=tab]')!.focus()
    for (const [key, expected] of [
      ['ArrowRight', 'ভুল'],
      ['End', 'বাদ'],
      ['ArrowRight', 'সব'],
      ['ArrowLeft', 'বাদ'],
      ['Home', 'সব'],
    ] as const) {
      press(key)
      await settle()
      equal(chosen(), expected, key)
      equal(document.activeElement!.textContent, expected, `${key} takes the focus along`)
    }
    ok(press('a'), 'other keys are left to the page')
  })

  it('name their panel after the one that is chosen', async () => {
    const main = await draw(createElement(ThreeTabs))
    main.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click()
    await settle()
    const panel = main.querySelector('[role=tabpanel]')!
    equal(panel.textContent, 'ভুল প্রশ্ন')
    equal(document.getElementById(panel.getAttribute('aria-labelledby')!)!.textContent, 'ভুল')
  })
})

describe('a field', () => {
  it('is called by its label, and tells its hint and what is wrong with it', async () => {
    const main = await draw(<Field label="ইমেইল" hint="যে ঠিকানায় খবর পাবেন" fault="ঠিকানার শেষ অংশটি লিখুন" />)
    const input = main.querySelector('input')!
    equal(input.labels![0]!.textContent, 'ইমেইল')
    equal(input.getAttribute('aria-invalid'), 'true')
    const described = input.getAttribute('aria-describedby')!.split(' ')
    equal(
      described.map(id => document.getElementById(id)!.textContent),
      ['যে ঠিকানায় খবর পাবেন', 'ঠিকানার শেষ অংশটি লিখুন'],
    )
  })

  it('says nothing of faults while there is none', async () => {
    const main = await draw(<Field label="নাম" />)
    ok(!main.querySelector('input')!.hasAttribute('aria-invalid'))
    ok(!main.querySelector('input')!.hasAttribute('aria-describedby'))
  })
})

describe('an avatar', () => {
  it('shows the first letter as people see it, and G without a name', async () => {
    const letter = async (name: string) => (await draw(<Avatar name={name} />)).textContent
    equal(await letter('ক্ষমা'), 'ক্ষ')
    equal(await letter('নুসরাত'), 'নু')
    equal(await letter(''), 'G')
  })
})

describe('the primitives', () => {
  it('put no barrier in anybody’s way', async () => {
    const main = await draw(
      <>
        <ThreeTabs />
        <Field label="ইমেইল" fault="ঠিকানার শেষ অংশটি লিখুন" />
        <Select label="বিষয়">
          <option>বাংলা</option>
        </Select>
        <Bars caption="বিষয় ধরে নম্বর" heads={['বিষয়', 'নম্বর']} rows={[{ name: 'বাংলা', share: 0.9, value: '১৮/২০' }]} />
        <Histogram
          label="আপনি ওপরের দিকে"
          counts={[1, 4, 2]}
          mine={{ step: 2, label: 'আপনি' }}
          cut={{ at: 1.5, label: 'কাট মার্ক' }}
          ends={['০', '১০০']}
        />
      </>,
    )
    equal(await accessibilityFaults(main), [])
  })

  it('never let a bar leave its room, whatever negative marking makes of a share', async () => {
    const main = await draw(
      <Bars
        caption="নম্বর"
        heads={['বিষয়', 'নম্বর']}
        rows={[
          { name: 'বাংলা', share: -0.2, value: '−২' },
          { name: 'গণিত', share: 1.4, value: '২৮' },
        ]}
      />,
    )
    equal(
      [...main.querySelectorAll('.ui-bar-share')].map(bar => bar.getAttribute('width')),
      ['0%', '100%'],
    )
  })
})
