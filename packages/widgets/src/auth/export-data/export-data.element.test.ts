import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, until } from '../../testing/expect.ts'
import { fakeClient, nusrat } from '../../testing/fake-client.ts'
import { heard, looks, mount, textOf } from '../../testing/mount.ts'
import { exportData } from './index.ts'

const summary = { exams: 38, money: 61, practice: 1204, talk: 9, others: 4, bytes: 1_468_006 }

function server() {
  const call = async ({ id }: { id: string }) =>
    id === 'auth.getExportSummary' ? summary : { users: [{ name: 'Nusrat' }] }
  return fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] })
}

async function open(attributes = ''): Promise<Element> {
  const element = await mount('prostuti-export-data', attributes, server())
  await until(() => element.shadowRoot!.querySelector('[data-kind=primary]') !== null)
  return element
}

describe('all of one’s data', () => {
  defineForTest(exportData)

  it('is summed up with its size before it is fetched', async () => {
    const words = textOf(await open())
    for (const part of ['৩৮টি', '১,২০৪টি', '১.৪ এমবি', 'লগইনের চাবি এতে থাকে না']) ok(words.includes(part), part)
  })

  it('comes as a file', async () => {
    const element = await open()
    const saved: string[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download)
    }
    try {
      const done = await heard<{ text: string }>('prostuti-toast', () =>
        element.shadowRoot!.querySelector<HTMLButtonElement>('[data-kind=primary]')!.click(),
      )
      equal([saved, done.map(({ text }) => text)], [['prostuti-my-data.json'], ['ফাইলটি নামানো হয়েছে']])
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      equal(await accessibilityFaults(await open(attributes)), [])
    })
})
