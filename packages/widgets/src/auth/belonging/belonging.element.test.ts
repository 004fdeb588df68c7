import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { fakeClient, nusrat } from '../../testing/fake-client.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { belonging } from './index.ts'

const centre = { id: '7', name: 'নমুনা একাডেমি' }

function server() {
  const saved: unknown[] = []
  const call = async ({ id }: { id: string }, parts?: { body?: unknown; query?: { search?: string } }) => {
    if (id === 'auth.getBelonging') return { district: null, centre: null }
    if (id === 'auth.listCentres') return { results: parts?.query?.search === 'xyz' ? [] : [centre] }
    saved.push(parts?.body)
    return { district: 'rajshahi', centre }
  }
  return { saved, client: fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }) }
}

async function open(client: Prostuti, attributes = ''): Promise<Element> {
  const element = await mount('prostuti-belonging', attributes, client)
  await until(() => textOf(element).includes(centre.name))
  return element
}

describe('district and coaching centre', () => {
  defineForTest(belonging)

  it('are chosen from lists, and kept together', async () => {
    const { saved, client } = server()
    const element = await open(client)
    const select = element.shadowRoot!.querySelector('select')!
    select.value = 'rajshahi'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    element.shadowRoot!.querySelector<HTMLInputElement>('.belonging-centre input')!.click()
    await settle()
    control(element, 'জেলা ও সেন্টার রাখুন').click()
    await until(() => saved.length === 1)
    equal(saved, [{ district: 'rajshahi', centre: '7' }])
  })

  it('may both stay empty', async () => {
    const { saved, client } = server()
    control(await open(client), 'জেলা ও সেন্টার রাখুন').click()
    await until(() => saved.length === 1)
    equal(saved, [{ district: null, centre: null }])
  })

  it('says who sees it before it is kept', async () => {
    ok(textOf(await open(server().client)).includes('র‍্যাংক লিস্টের নাম'))
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      equal(await accessibilityFaults(await open(server().client, attributes)), [])
    })
})
