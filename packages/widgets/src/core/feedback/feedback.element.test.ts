import type { Prostuti } from '@prostuti/sdk'
import { type SignInNeeded, signInNeeded } from '../../foundation/page/sign-in-needed.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { feedback } from './index.ts'

/** A server that takes feedback, or refuses it with this code; `sent` is what it was given. */
function server({ refusal, user = nusrat }: { refusal?: string; user?: typeof nusrat | null } = {}) {
  const sent: unknown[] = []
  const call = async (_: unknown, { body }: { body: unknown }) => {
    if (refusal) throw failure(refusal, 503)
    sent.push(body)
    return { id: '1', at: '2026-11-21T03:30:00.000Z' }
  }
  return { sent, client: fakeClient({ user, http: { call } as unknown as Prostuti['http'] }) }
}

const open = (client: Prostuti, attributes = '') => mount('prostuti-feedback', attributes, client)

/** The third category, four of five. */
async function choose(element: Element): Promise<void> {
  const radios = [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  radios[2]!.click()
  radios[6]!.click()
  await settle()
}

async function send(element: Element): Promise<void> {
  control(element, 'পাঠান').click()
  await settle()
}

describe('saying what one thinks', () => {
  defineForTest(feedback)

  it('sends a category and a number without a word', async () => {
    const { client, sent } = server()
    const element = await open(client)
    await choose(element)
    await send(element)
    await until(() => textOf(element).includes('ধন্যবাদ'))
    equal(sent, [{ category: 'Question Quality', rating: 4, text: '' }])
  })

  it('says what is missing and sends nothing', async () => {
    const { client, sent } = server()
    const element = await open(client)
    await send(element)
    ok(textOf(element).includes('বেছে নিন'))
    equal(sent, [])
  })

  it('keeps what was chosen where it could not be sent', async () => {
    const element = await open(server({ refusal: 'server_not_loading' }).client)
    await choose(element)
    await send(element)
    await until(() => textOf(element).includes('এখানেই আছে'))
    equal(element.shadowRoot!.querySelectorAll(':checked').length, 2)
  })

  it('lets a visitor sign in, by this device too, and goes on by itself', async () => {
    const { client, sent } = server({ user: null })
    const element = await open(client)
    await choose(element)
    const asked: SignInNeeded[] = []
    const take = (event: HTMLElementEventMap[typeof signInNeeded]) => {
      event.preventDefault()
      asked.push(event.detail)
    }
    document.addEventListener(signInNeeded, take, { once: true })
    await send(element)
    equal([asked.length, asked[0]?.anonymous, sent.length], [1, true, 0])
    client.auth.accept({ token: 'token', user_info: nusrat })
    asked[0]!.resume()
    await until(() => sent.length === 1)
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      equal(await accessibilityFaults(await open(server().client, attributes)), [])
    })
})
