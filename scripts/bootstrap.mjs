// Plain JavaScript without dependencies: it runs on whatever Node a fresh machine has, before anything is installed.
import { join } from 'node:path'
import { chooseNode, environmentFor } from './bootstrap/choose-node.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { ExpectedFailure, reportFailure } from './support/expected-failure.mjs'
import { root } from './support/root.mjs'
import { runInForeground } from './support/run-in-foreground.mjs'

const tasks = ['start', 'test']
const oldestNode = 18

/** @param {string | undefined} task */
function checkGround(task) {
  if (process.platform === 'win32') {
    throw new ExpectedFailure('Windows itself is not supported: run this inside WSL (https://aka.ms/wsl).')
  }
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new ExpectedFailure(`Node ${process.versions.node} is too old: install Node 24 from https://nodejs.org.`)
  }
  if (!task || !tasks.includes(task)) throw new ExpectedFailure('Say what to run: `npm start` or `npm test`.')
}

/** @param {string[]} argv @returns {Promise<number>} the exit code */
async function bootstrap([task, ...args]) {
  checkGround(task)
  await ensureInstalled(root)
  const node = chooseNode(root)
  return runInForeground(node, [join(root, `scripts/${task}.ts`), ...args], environmentFor(root, node))
}

try {
  process.exitCode = await bootstrap(process.argv.slice(2))
} catch (error) {
  process.exitCode = reportFailure(error)
}
