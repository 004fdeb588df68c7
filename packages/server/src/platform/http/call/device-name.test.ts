import { expect, it } from 'vitest'
import { deviceLine, deviceName } from './device-name.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webKit}`
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome, Android'],
  [`${android} Chrome/140.0.0.0 Safari/537.36`, 'tablet', 'Chrome, Android'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet for Android, Android',
  ],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'phone', 'Safari, iOS'],
  [`${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'phone', 'Chrome, iOS'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'computer',
    'Microsoft Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'computer',
    'Safari, macOS',
  ],
  ['curl/8.5.0', 'unknown', ''],
  ['<script>Prize! Call 01700000000</script>', 'unknown', ''],
  [undefined, 'unknown', ''],
])('reads %s', (userAgent, kind, line) => {
  const name = deviceName(userAgent)
  expect([name.kind, deviceLine(name)]).toEqual([kind, line])
})
