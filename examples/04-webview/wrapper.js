// Plays the app. What stands here is Kotlin, Swift or React Native in yours: README.md has each in a few lines.
const version = 1
const site = document.body.dataset.site
const asked = new URLSearchParams(location.search)
/** `frame`, or an app in one of three ways: `bridges.js` plays what each of them puts into the page. */
const bridge = asked.get('bridge') ?? 'frame'

const view = document.createElement('iframe')
view.name = bridge
view.title = 'Prostuti'
view.src = `${site}/embed/exam?${new URLSearchParams({ id: asked.get('exam') ?? '', lang: asked.get('lang') ?? 'bn' })}`

const say = message => {
  const text = JSON.stringify({ prostuti: version, ...message })
  view.contentWindow.postMessage(bridge === 'frame' ? text : { toPage: text }, site)
}

// Exactly this page, from exactly this origin.
addEventListener('message', ({ source, origin, data }) => {
  if (source !== view.contentWindow || origin !== site) return
  const text = bridge === 'frame' ? data : data.toApp
  if (typeof text === 'string') hear(JSON.parse(text))
})

/** One for each message that the app has something to do about; what it does not know it ignores. */
const does = {
  hello: () => say({ type: 'hello', version }),
  /** The app's own signed-in person agrees, and the page gets a code that is good once, for this challenge alone. */
  async 'sign-in'({ challenge, state }) {
    const answer = await fetch(`code?${new URLSearchParams({ challenge })}`)
    if (answer.ok) say({ type: 'code', code: await answer.text(), state })
  },
  back: ({ handled }) => handled || close(),
  leave: () => close(),
}

function hear(message) {
  if (message.prostuti !== version) return
  log(message)
  // What the app has to hear: without this the page shows it after five seconds.
  if (message.id) say({ type: 'ack', id: message.id })
  does[message.type]?.(message)
}

function close() {
  view.remove()
}

function log(message) {
  const line = document.createElement('li')
  line.dataset.type = message.type
  line.textContent = JSON.stringify(message)
  document.querySelector('#log').append(line)
}

for (const button of document.querySelectorAll('[data-say]'))
  button.addEventListener('click', () => say(JSON.parse(button.dataset.say)))

document.querySelector('main').append(view)
