import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver'
import { type BrowserDriver, findShown, nameOf, type Target, until } from './driver.ts'
import type { OtherBrowsers } from './install.ts'

/** WebKitGTK's MiniBrowser on a virtual screen, over WebDriver. */
export async function openWebKit({ miniBrowser }: OtherBrowsers): Promise<BrowserDriver> {
  const screen = await openVirtualScreen()
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    LANG: 'bn_BD.UTF-8',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const endProcesses = () => {
    for (const child of [service, screen.process]) child.kill('SIGTERM')
  }

  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  })
  const driver = await until('WebKit', async () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  ).catch(error => {
    endProcesses()
    throw error
  })
  await driver.manage().window().setRect({ x: 0, y: 0, width: 360, height: 900 })

  const find = ({ selector, text }: Target) =>
    driver.executeScript<WebElement | null>(
      `return (${findShown})(arguments[0], arguments[1])[0] ?? null`,
      selector,
      text ?? '',
    )
  return {
    name: 'WebKit',
    goto: url => driver.get(url),
    reload: () => driver.navigate().refresh(),
    url: () => driver.getCurrentUrl(),
    async click(target) {
      await until(nameOf(target), async () => {
        const element = await find(target)
        if (!element) return null
        await element.click()
        return true
      })
    },
    see: target =>
      until(nameOf(target), async () => {
        const element = await find(target)
        return element ? driver.executeScript<string>('return arguments[0].textContent', element) : null
      }),
    attribute: (target, name) =>
      until(nameOf(target), async () => {
        const element = await find(target)
        return element ? element.getAttribute(name) : null
      }),
    screenshot: async file => writeFile(file, await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit()
      endProcesses()
    },
  }
}

interface VirtualScreen {
  /** The value of `DISPLAY`. */
  readonly display: string
  readonly process: ChildProcess
}

/** Xvfb on a free display number, which it writes to its fourth stream as soon as it can be used. */
async function openVirtualScreen(): Promise<VirtualScreen> {
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp']
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const failed = once(xvfb, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${code} before its display could be used.`)
  })
  const [number] = await Promise.race([once(xvfb.stdio[3] as Readable, 'data'), failed])
  return { display: `:${String(number).trim()}`, process: xvfb }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}
