import bn from 'virtual:messages/bn/all'
import en from 'virtual:messages/en/all'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { examList } from '../../exams/exam-list/index.ts'
import { equal, ok, settle } from '../../testing/expect.ts'
import { card, fakeClient, home } from '../../testing/fake-client.ts'
import { control, textOf } from '../../testing/mount.ts'
import { reactComponent } from './react-component.tsx'

const ExamList = reactComponent(examList, { base: '/api/', messages: language => ({ bn, en })[language] })

const client = fakeClient({ answers: { home: async () => ({ ...home, live_exams: [card] }) } })

describe('a widget in a React page', () => {
  it('draws into a shadow root of its own, calls the handlers it is given, and leaves cleanly', async () => {
    const room = document.createElement('div')
    document.body.replaceChildren(room)
    const root = createRoot(room)
    const heard: string[] = []
    const draw = (name: string) =>
      root.render(
        <StrictMode>
          <ExamList
            client={client}
            language="en"
            theme="dark"
            className="mine"
            onChosen={({ exam }) => heard.push(`${name} ${exam}`)}
          />
        </StrictMode>,
      )
    draw('first')
    await settle()
    await settle()
    const host = room.querySelector('.mine') as HTMLElement
    ok(textOf(host).includes('Ends today, 12:00 pm'), textOf(host))
    equal(getComputedStyle(host).colorScheme, 'dark')
    control(host, 'Take the exam').click()
    draw('second')
    await settle()
    control(host, 'Take the exam').click()
    equal(heard, ['first 12', 'second 12'])
    root.unmount()
    await settle()
    equal([room.childElementCount, textOf(host)], [0, ''])
  })
})
