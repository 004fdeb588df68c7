/** What the runner's mocha puts on the page; only what the suites use. */
declare function describe(title: string, suite: () => void): void
declare function it(title: string, test: () => void | Promise<void>): void
declare function beforeEach(hook: () => void | Promise<void>): void
declare function afterEach(hook: () => void | Promise<void>): void
declare function after(hook: () => void | Promise<void>): void
