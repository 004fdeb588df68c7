import { browserPlatform, createProstuti } from '@prostuti/sdk'

// What each says where something is missing, one line each.
const base = 'https://prostuti.example/api/'
for (const attempt of [() => createProstuti(), () => createProstuti({ base: '/api/' }), () => browserPlatform()])
  try {
    attempt()
    console.info('nothing')
  } catch (error) {
    console.info(`${error.name}: ${error.message}`)
  }
console.info(typeof createProstuti({ base }).call)
