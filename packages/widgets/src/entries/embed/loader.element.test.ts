import { equal, settle, until } from '../../testing/expect.ts'

/** Files are named relative to the loader: here those of a stand-in. */
const files = { code: ['../../testing/loaded-element.ts'], bn: [], en: ['../../testing/not-there.ts'] }
Object.assign(globalThis, { PROSTUTI_FILES: { 'prostuti-loaded': files, 'prostuti-absent': files } })

const page = globalThis as { prostutiLoaded?: number }
const include = (copy: number) => import(/* @vite-ignore */ `./loader.ts?copy=${copy}`)

describe('three pasted lines', () => {
  it('fetch nothing that the page does not ask for', async () => {
    await include(1)
    document.body.append(document.createElement('prostuti-other'))
    await settle()
    equal(page.prostutiLoaded, undefined)
  })

  it('bring an element to life that comes later, deep within other markup', async () => {
    const room = document.createElement('section')
    room.innerHTML = '<p><prostuti-loaded>একটু অপেক্ষা করুন</prostuti-loaded></p>'
    document.body.append(room)
    await until(() => room.querySelector('prostuti-loaded:defined'))
    equal(page.prostutiLoaded, 1)
  })

  it('do no harm when they are pasted twice', async () => {
    await include(2)
    document.body.append(document.createElement('prostuti-loaded'))
    await settle()
    equal(page.prostutiLoaded, 1)
  })

  it('say so when a file does not come, and go on trying', async () => {
    const said: string[] = []
    const { error } = console
    console.error = (...words) => said.push(String(words[0]))
    document.documentElement.lang = 'en'
    document.body.append(document.createElement('prostuti-absent'))
    await until(() => said.length === 2)
    console.error = error
    document.documentElement.lang = ''
    equal(said[0], 'prostuti: <prostuti-absent> could not be loaded yet; it tries again')
  })
})
