import type { FoundResult } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { failure, fakeClient } from '../../testing/fake-client.ts'
import { control, looks, mount, textOf } from '../../testing/mount.ts'
import { resultSearch } from './index.ts'

const inList: FoundResult = {
  result: { id: '7', slug: 'office-assistant', title: 'অফিস সহকারী' },
  outcome: 'লিখিত পরীক্ষার জন্য নির্বাচিত',
  next: { title: 'লিখিত', date: '2027-01-22' },
}

interface Asked {
  query: { search_reg: string; result?: string }
  options?: { fresh?: boolean }
  answer(found: FoundResult[] | Error): void
}

/** A server that answers each search when it is asked to. */
function server() {
  const asked: Asked[] = []
  const call = (_: unknown, { query }: Pick<Asked, 'query'>, options?: Asked['options']) =>
    new Promise((resolve, reject) => {
      const answer = (found: FoundResult[] | Error) =>
        found instanceof Error ? reject(found) : resolve({ number: query.search_reg, found })
      asked.push({ query, options, answer })
    })
  return { asked, client: fakeClient({ http: { call } as unknown as Prostuti['http'] }) }
}

const open = (client: Prostuti, attributes = 'result-id="7"') => mount('prostuti-result-search', attributes, client)

const inputOf = (element: Element) => element.shadowRoot!.querySelector('input')!

async function search(element: Element, text: string): Promise<void> {
  inputOf(element).value = text
  inputOf(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await settle()
  element.shadowRoot!.querySelector<HTMLButtonElement>('button[type=submit]')!.click()
  await settle()
}

const limited = (retryAfter: number) => Object.assign(failure('rate_limited', 429), { retryAfter })
const submitOf = (element: Element) => element.shadowRoot!.querySelector<HTMLButtonElement>('button[type=submit]')!

describe('the search in a result', () => {
  defineForTest(resultSearch)

  it('takes Bangla digits, and says what the number is and what comes next', async () => {
    const { asked, client } = server()
    const element = await open(client)
    await search(element, '২০৪-১০৭')
    equal(asked[0]!.query, { search_reg: '204107', result: '7' })
    ok(asked[0]!.options?.fresh, 'no cache keeps the answer')
    asked[0]!.answer([inList])
    await until(() => textOf(element).includes('তালিকায় আছে'))
    for (const words of ['রেজিস্ট্রেশন ২০৪১০৭', 'লিখিত পরীক্ষার জন্য নির্বাচিত', 'লিখিত, ২২ জানুয়ারি ২০২৭', 'শুধু এই নম্বরের ফল'])
      ok(textOf(element).includes(words), words)
  })

  it('does not call a number failed that is not in the list, and offers the full result', async () => {
    const { asked, client } = server()
    const element = await open(client, 'result-id="7" file-href="/file.pdf"')
    await search(element, '007')
    equal(asked[0]!.query.search_reg, '007')
    asked[0]!.answer([])
    await until(() => textOf(element).includes('০০৭ তালিকায় পাওয়া যায়নি'))
    ok(textOf(element).includes('অকৃতকার্য নয়'))
    equal(control(element, 'পুরো ফল').getAttribute('href'), '/file.pdf')
  })

  it('leads from a search in all results to the one that has the number', async () => {
    const { asked, client } = server()
    const element = await open(client, 'result-href="/notice/results/{slug}"')
    await search(element, '204107')
    equal(asked[0]!.query, { search_reg: '204107' })
    asked[0]!.answer([inList])
    await until(() => element.shadowRoot!.querySelector('dl a'))
    equal(control(element, 'অফিস সহকারী').getAttribute('href'), '/notice/results/office-assistant')
  })

  it('counts down when it was too often, keeps the number, and then searches again', async () => {
    const { asked, client } = server()
    const element = await open(client)
    await search(element, '204107')
    asked[0]!.answer(limited(42))
    await until(() => submitOf(element).textContent === '৪২ সেকেন্ড পরে দেখা যাবে')
    equal(inputOf(element).value, '204107')
    submitOf(element).click()
    await settle()
    equal(asked.length, 1)
  })

  it('can be used again once the wait is over', async () => {
    const { asked, client } = server()
    const element = await open(client)
    await search(element, '204107')
    asked[0]!.answer(limited(1))
    await until(() => submitOf(element).getAttribute('aria-disabled') === 'true')
    await until(() => submitOf(element).textContent === 'ফল দেখি')
    submitOf(element).click()
    await until(() => asked.length === 2)
    equal(asked[1]!.query.search_reg, '204107')
  })

  it('tries again by itself when the network is back, and by its button after a failure', async () => {
    const { asked, client } = server()
    const element = await open(client)
    await search(element, '204107')
    asked[0]!.answer(failure('network_lost', 0))
    await until(() => textOf(element).includes('নেটওয়ার্ক নেই'))
    dispatchEvent(new Event('online'))
    await until(() => asked.length === 2)
    asked[1]!.answer(failure('something_wrong', 500))
    await until(() => textOf(element).includes('অপ্রত্যাশিত সমস্যা'))
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => asked.length === 3)
    equal(
      asked.map(({ query }) => query.search_reg),
      ['204107', '204107', '204107'],
    )
  })

  it('sends nothing that is no number, and says why', async () => {
    const { asked, client } = server()
    const element = await open(client)
    await search(element, ' ')
    ok(textOf(element).includes('নম্বরটি লিখুন'))
    await search(element, 'A204107')
    ok(textOf(element).includes('শুধু অঙ্ক লিখুন'))
    equal(asked.length, 0)
  })

  it('shows no answer to a number that was changed meanwhile', async () => {
    const { asked, client } = server()
    const element = await open(client)
    await search(element, '204107')
    inputOf(element).value = '204108'
    inputOf(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    await settle()
    asked[0]!.answer([inList])
    await settle()
    ok(!textOf(element).includes('তালিকায় আছে'))
  })

  it('leaves the number in no address, history, title, storage or event', async () => {
    const heard: string[] = []
    const dispatch = EventTarget.prototype.dispatchEvent
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent) heard.push(JSON.stringify(event.detail))
      return dispatch.call(this, event)
    }
    try {
      const { asked, client } = server()
      const element = await open(client)
      await search(element, '204107')
      asked[0]!.answer([inList])
      await until(() => textOf(element).includes('তালিকায় আছে'))
      equal(inputOf(element).name, '')
      const kept = [localStorage, sessionStorage].flatMap(storage => Object.entries(storage).flat())
      const said = [location.href, document.title, JSON.stringify(history.state), ...kept, ...heard]
      equal(
        said.filter(text => /204107|২০৪১০৭/.test(text)),
        [],
      )
    } finally {
      EventTarget.prototype.dispatchEvent = dispatch
    }
  })

  for (const { lang, theme, attributes } of looks)
    it(`reads well to everybody (${lang}, ${theme})`, async () => {
      const { asked, client } = server()
      const element = await open(client, `result-id="7" ${attributes}`)
      equal(await accessibilityFaults(element), [])
      await search(element, '204107')
      asked[0]!.answer([inList])
      await until(() => element.shadowRoot!.querySelector('dl'))
      equal(await accessibilityFaults(element), [])
      await search(element, '5')
      asked[1]!.answer([])
      await until(() => element.shadowRoot!.querySelector('.number-note'))
      equal(await accessibilityFaults(element), [])
    })
})
