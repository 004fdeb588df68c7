import type { SignedInDevice } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, until } from '../../testing/expect.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { devices } from './index.ts'

const at = '2026-11-20T03:00:00.000Z'
const phone: SignedInDevice = {
  ...{ id: '1', is_this: true, kind: 'phone', browser: 'Chrome', system: 'Android', partner: null },
  ...{ signed_in_at: at, last_seen_at: at },
}
const laptop: SignedInDevice = {
  ...phone,
  id: '2',
  is_this: false,
  kind: 'computer',
  browser: 'Firefox',
  system: 'Windows',
}

/** A server with these devices; `calls` are what was asked to change. */
function server(all: SignedInDevice[], refusal?: string) {
  const calls: string[] = []
  const call = async ({ id }: { id: string }, parts?: { params?: { id: string } }) => {
    if (id === 'auth.listDevices') return { count: all.length, next: null, previous: null, results: [...all] }
    calls.push(parts?.params ? `${id} ${parts.params.id}` : id)
    if (refusal) throw failure(refusal, 500)
    all.splice(1)
    return { signed_out: 1 }
  }
  return { calls, client: fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] }) }
}

async function open(client: Prostuti, attributes = ''): Promise<Element> {
  const element = await mount('prostuti-devices', attributes, client)
  await until(() => textOf(element).includes('Chrome, Android'))
  return element
}

describe('the devices of a person', () => {
  defineForTest(devices)

  it('marks the one in hand, which has no button', async () => {
    const element = await open(server([phone]).client)
    ok(textOf(element).includes('এখানে আছেন'))
    ok(textOf(element).includes('আর কোথাও লগইন করা নেই'))
    equal(element.shadowRoot!.querySelectorAll('.devices-row button').length, 0)
  })

  it('signs another one out after saying what stays', async () => {
    const { calls, client } = server([phone, laptop])
    const element = await open(client)
    control(element, 'লগ আউট: কম্পিউটার Firefox, Windows').click()
    await until(() => textOf(element).includes('না-পাঠানো উত্তর মুছবে না'))
    await until(() => element.shadowRoot!.querySelector('dialog[open]') !== null)
    const dialog = element.shadowRoot!.querySelector('dialog[open]')!
    dialog.querySelector<HTMLButtonElement>('[data-kind=primary]')!.click()
    await until(() => textOf(element).includes('আর কোথাও লগইন করা নেই'))
    equal(calls, ['auth.deleteDevice 2'])
  })

  it('says what failed, and keeps the question', async () => {
    const { client } = server([phone, laptop], 'something_wrong')
    const element = await open(client)
    control(element, 'অন্য সব ডিভাইস থেকে লগ আউট').click()
    await until(() => element.shadowRoot!.querySelector('dialog[open]') !== null)
    element.shadowRoot!.querySelector<HTMLButtonElement>('dialog [data-kind=primary]')!.click()
    await until(() => element.shadowRoot!.querySelector('dialog [role=alert]') !== null)
    ok(textOf(element).includes('Firefox, Windows'))
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      equal(await accessibilityFaults(await open(server([phone, laptop]).client, attributes)), [])
    })
})
