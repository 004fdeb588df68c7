import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { deleteAccount } from './index.ts'

/** A server that deletes, or refuses with this code; `calls` are the ids of what it was asked. */
function server(refusal?: string) {
  const calls: string[] = []
  const call = async ({ id }: { id: string }) => {
    calls.push(id)
    if (refusal) throw failure(refusal, 409)
  }
  const client = fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] })
  client.auth.signOut = async () => client.auth.$user.set(null)
  return { calls, client }
}

const open = (client: Prostuti, attributes = '') =>
  mount('prostuti-delete-account', `cancel-href="#profile" ${attributes}`, client)

async function typeAndConfirm(element: Element, word: string): Promise<void> {
  element.shadowRoot!.querySelector('input')!.value = word
  control(element, 'অ্যাকাউন্ট মুছে ফেলুন').click()
  await settle()
}

describe('deleting an account', () => {
  defineForTest(deleteAccount)

  it('says what is erased and what stays before anything else', async () => {
    const words = textOf(await open(server().client))
    for (const part of ['যা মুছে যাবে', 'যা থেকে যাবে, নাম ছাড়া', 'মুছুন']) ok(words.includes(part), part)
  })

  it('asks nothing of the server before the word is typed', async () => {
    const { calls, client } = server()
    const element = await open(client)
    await typeAndConfirm(element, 'হ্যাঁ')
    ok(textOf(element).includes('‘মুছুন’ শব্দটিই লিখুন'))
    equal(calls, [])
  })

  it('deletes, signs out and tells the page', async () => {
    const { calls, client } = server()
    const element = await open(client)
    const told: string[] = []
    const done = heard<{ text: string }>('prostuti-deleted', () => void typeAndConfirm(element, 'মুছুন'))
    told.push(...(await done).map(({ text }) => text))
    await until(() => client.auth.$user.get() === null)
    equal([calls, told], [['auth.deleteUser'], ['আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে']])
  })

  it('says that a live exam comes first, and that nothing was deleted', async () => {
    const element = await open(server('live_attempt_open').client)
    await typeAndConfirm(element, 'মুছুন')
    await until(() => textOf(element).includes('একটি পরীক্ষা চলছে'))
    ok(textOf(element).includes('কিছুই মোছা হয়নি'))
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      equal(await accessibilityFaults(await open(server().client, attributes)), [])
    })
})
