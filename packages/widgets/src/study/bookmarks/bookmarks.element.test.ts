import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, until } from '../../testing/expect.ts'
import { fakeClient, nusrat } from '../../testing/fake-client.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { bookmarks } from './index.ts'

defineForTest(bookmarks)

const question = {
  id: '7',
  slug: 'x',
  text: '<p>১২-এর ২৫% কত?</p>',
  category: { id: '4', title: 'শতকরা' },
  bookmarked_at: '2026-11-20T03:00:00.000Z',
}
const none = { count: 0, next: null, previous: null, results: [] }
const subjects = ['গণিত', 'বাংলা'].map((title, at) => ({ id: String(at), title, count: 1 }))
const kept = { ...none, count: 1, results: [question], subjects }

const clientOf = (questions: object) => {
  const call = async ({ id }: { id: string }) => (/question/i.test(id) ? questions : none)
  return fakeClient({ user: nusrat, http: { call: call as unknown as Prostuti['http']['call'] } })
}

describe('what a person keeps', () => {
  for (const { attributes, lang } of looks)
    it(`lists questions, reads well and is accessible: ${attributes}`, async () => {
      const element = await mount(
        'prostuti-bookmarks',
        `${attributes} practice-href="/p" lang="${lang}"`,
        clientOf(kept),
      )
      await until(() => textOf(element).includes('১২-এর ২৫% কত?'))
      equal(await accessibilityFaults(element), [])
    })

  it('says in each tab that nothing is kept, and where there is something to keep', async () => {
    const element = await mount(
      'prostuti-bookmarks',
      'topics-href="/study" exams-href="/exam/upcoming"',
      clientOf({ ...none, subjects: [] }),
    )
    const ways = () => [...element.shadowRoot!.querySelectorAll('.ui-empty a')].map(link => link.getAttribute('href'))
    await until(() => ways().length > 0)
    equal(ways(), ['/study'])
    control(element, 'পরীক্ষা').click()
    await until(() => ways()[0] === '/exam/upcoming')
  })
})
