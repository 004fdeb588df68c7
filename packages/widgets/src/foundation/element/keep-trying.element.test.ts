import { equal, settle, until } from '../../testing/expect.ts'
import { keepTrying } from './keep-trying.ts'

/** A part that fails to come so many times; says on which attempts it was asked for. */
function flaky(failures: number) {
  const asked: number[] = []
  const task = async (attempt: number) => {
    asked.push(attempt)
    if (attempt < failures) throw new TypeError('Failed to fetch')
  }
  return { asked, task }
}

describe('a part that comes late', () => {
  const { error } = console
  beforeEach(() => {
    console.error = () => undefined
  })
  afterEach(() => {
    console.error = error
  })

  it('is asked for again a second after it did not come', async () => {
    const { asked, task } = flaky(1)
    keepTrying(task)
    await until(() => asked.length === 2)
    equal(asked, [0, 1])
  })

  it('is asked for at once when the network is back', async () => {
    const { asked, task } = flaky(3)
    keepTrying(task)
    for (const attempts of [1, 2, 3]) {
      await until(() => asked.length === attempts)
      await settle()
      dispatchEvent(new Event('online'))
    }
    await until(() => asked.length === 4)
  })

  it('is told to the page once it has failed four times', async () => {
    let heard = 0
    const hear = () => heard++
    addEventListener('prostuti-part-missing', hear)
    const { asked, task } = flaky(6)
    keepTrying(task)
    for (const attempts of [1, 2, 3, 4, 5, 6]) {
      await until(() => asked.length === attempts)
      await settle()
      equal(heard, attempts >= 4 ? 1 : 0)
      dispatchEvent(new Event('online'))
    }
    removeEventListener('prostuti-part-missing', hear)
  })

  it('is told to the page when it has come after all, or when nobody waits for it any more', async () => {
    let here = 0
    const hear = () => here++
    addEventListener('prostuti-part-here', hear)
    const hurried = async (asked: number[], attempts: number) => {
      await until(() => asked.length === attempts)
      await settle()
      dispatchEvent(new Event('online'))
    }
    const late = flaky(4)
    keepTrying(late.task)
    for (const attempts of [1, 2, 3, 4]) await hurried(late.asked, attempts)
    await until(() => here === 1)
    const never = flaky(9)
    const stop = keepTrying(never.task)
    for (const attempts of [1, 2, 3, 4]) await hurried(never.asked, attempts)
    stop()
    equal(here, 2)
    keepTrying(flaky(0).task)
    await settle()
    equal(here, 2)
    removeEventListener('prostuti-part-here', hear)
  })

  it('is let be when nobody waits for it any more', async () => {
    const { asked, task } = flaky(9)
    keepTrying(task)()
    dispatchEvent(new Event('online'))
    await new Promise(resolve => setTimeout(resolve, 1200))
    equal(asked, [0])
  })
})
