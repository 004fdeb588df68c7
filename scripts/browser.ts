/** Finding the Chromium that tests run in; its home is with the tests. */
export { chromiumArgs, chromiumPaths, findChromium } from '../tests/support/browser.ts'
