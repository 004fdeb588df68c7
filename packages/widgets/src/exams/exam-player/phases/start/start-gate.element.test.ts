import type { ExamDetails } from '@prostuti/contract'
import { accessibilityFaults } from '../../../../testing/accessible.ts'
import { defineForTest } from '../../../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../../../testing/expect.ts'
import { details } from '../../../../testing/fake-client.ts'
import { control, looks, mount, textOf } from '../../../../testing/mount.ts'
import { goOffline } from '../../../../testing/offline.ts'
import { examPlayer } from '../../index.ts'
import { createFakeAttempt } from '../../testing/fake-attempt.ts'
import { createFakeClient, type FakeClientOptions, fakeUser } from '../../testing/fake-client.ts'
import { fakePaper } from '../../testing/fake-paper.ts'

/** It is 11:17 in Bangladesh, by the fake client's clock. */
const running: ExamDetails = {
  ...details,
  id: '7',
  rights: { ...details.rights, join: true, reason: null },
}
const ahead: ExamDetails = {
  ...running,
  state: 'upcoming',
  start_time: '2026-11-21T05:18:05.000Z',
  rights: { ...running.rights, join: false, reason: 'exam_not_started' },
}

async function meet(exam: ExamDetails | Error, attributes = '', client: Partial<FakeClientOptions> = {}) {
  sessionStorage.clear()
  localStorage.clear()
  const opened: string[] = []
  const element = await mount(
    'prostuti-exam-player',
    `exam-id="7" ${attributes}`,
    createFakeClient({
      attempt: createFakeAttempt({ paper: fakePaper(20) }),
      exam: async () => {
        if (exam instanceof Error) throw exam
        return exam
      },
      onOpen: options => opened.push(options.exam),
      ...client,
    }),
  )
  return { element, opened }
}

const asks = ({ element }: { element: HTMLElement }) => until(() => textOf(element).includes('পরীক্ষা শুরু করুন'))
const begins = ({ opened }: { opened: string[] }) => until(() => opened.length === 1)

afterEach(async () => {
  document.body.replaceChildren()
  await settle()
})

describe('a live exam on somebody else’s page', () => {
  defineForTest(examPlayer)

  it('tells its rules, its time and what a wrong answer costs, and starts no clock before I ask for it', async () => {
    const room = await meet(running)
    await asks(room)
    for (const part of [running.title, '০.৫', '৬০', 'দুপুর ১২:০০', 'শুরু করলেই ঘড়ি চলতে থাকবে'])
      ok(textOf(room.element).includes(part), `${part} is missing in: ${textOf(room.element)}`)
    equal(room.opened, [])
    control(room.element, 'পরীক্ষা শুরু করুন').click()
    await begins(room)
    await until(() => room.element.shadowRoot!.querySelector('fieldset.q'))
  })

  it('counts down before the start, and its button works from then on', async () => {
    let now = Date.parse('2026-11-21T05:17:00Z')
    const attempt = createFakeAttempt({ paper: fakePaper(20) })
    const opened: string[] = []
    const client = createFakeClient({ attempt, exam: async () => ahead, onOpen: ({ exam }) => opened.push(exam) })
    const element = await mount('prostuti-exam-player', 'exam-id="7"', { ...client, now: () => now })
    await until(() => element.shadowRoot!.querySelector('[role=timer]'))
    equal(element.shadowRoot!.querySelector('[role=timer]')?.textContent, '০১:০৫')
    control(element, 'পরীক্ষা শুরু করুন').click()
    await settle()
    equal(opened, [])
    now += 65_000
    await until(() => !element.shadowRoot!.querySelector('[role=timer]'))
    control(element, 'পরীক্ষা শুরু করুন').click()
    await until(() => opened.length === 1)
  })

  it('begins at once where the page has asked, in the archive, and where it is a sample', async () => {
    await begins(await meet(running, 'start="at-once"'))
    await begins(await meet(running, 'mode="archive"'))
    await begins(await meet({ ...running, is_demo: true }))
  })

  it('goes on at once with an attempt that is open, here or on another device', async () => {
    await begins(await meet({ ...running, rights: { ...running.rights, resume: true } }))
    await begins(await meet(new Error('no network'), '', { hasSheet: true }))
  })

  it('lets the server say why it cannot be taken', async () => {
    await begins(await meet({ ...running, rights: { ...running.rights, join: false, reason: 'already_participated' } }))
  })

  it('tells of an exam that is over which it is and when it ended, joins nothing, and leads on', async () => {
    const rights = { ...running.rights, join: false, reason: 'exam_over' as const }
    const room = await meet({ ...running, state: 'archived', end_time: '2026-11-21T05:00:00.000Z', rights })
    await until(() => textOf(room.element).includes('পরীক্ষার সময় শেষ হয়ে গেছে'))
    for (const part of [running.title, '১১:০০', 'আর্কাইভে']) ok(textOf(room.element).includes(part), `${part} is missing`)
    ok(room.element.shadowRoot!.querySelector('slot[name=refused]'), 'nothing leads on')
    equal(room.opened, [])
  })

  it('says what is missing when nothing is known of the exam, and tries again', async () => {
    goOffline()
    const none = Object.assign(new Error('x'), { code: 'network_lost' })
    let exam: () => Promise<ExamDetails> = () => Promise.reject(none)
    const room = await meet(none, '', { exam: () => exam() })
    await until(() => textOf(room.element).includes('নেটওয়ার্ক নেই'))
    exam = async () => running
    control(room.element, 'আবার চেষ্টা করুন').click()
    await asks(room)
    equal(room.opened, [])
  })

  it('asks each person anew', async () => {
    const attempt = createFakeAttempt({ paper: fakePaper(20) })
    const client = createFakeClient({ attempt, exam: async () => running })
    const element = await mount('prostuti-exam-player', 'exam-id="7"', client)
    await asks({ element })
    control(element, 'পরীক্ষা শুরু করুন').click()
    await until(() => element.shadowRoot!.querySelector('fieldset.q'))
    ;(client.auth.$user as unknown as { set(user: object): void }).set({ ...fakeUser, id: '2' })
    await asks({ element })
  })

  for (const { lang, theme, attributes } of looks)
    it(`has nothing that keeps anybody out (${lang}, ${theme})`, async () => {
      const { element } = await meet(running, attributes)
      await until(() => element.shadowRoot!.querySelector('.start'))
      equal(await accessibilityFaults(element), [])
    })
})
