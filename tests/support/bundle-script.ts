import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What of the bundler is used here: it comes with tsdown, which builds the SDK. */
interface Bundler {
  rolldown(options: { input: string; platform: 'browser' }): Promise<{
    generate(options: {
      format: 'esm'
      codeSplitting: false
      minify: boolean
    }): Promise<{ output: readonly { code: string }[] }>
    close(): Promise<void>
  }>
}

/** A script of a host page in one piece, as a partner's bundler makes it of the file at this path. */
export async function bundleScript(input: string, { minify = false } = {}): Promise<string> {
  const sdk = createRequire(join(import.meta.dirname, '../../packages/sdk/package.json'))
  const { rolldown } = (await import(createRequire(sdk.resolve('tsdown')).resolve('rolldown'))) as Bundler
  const build = await rolldown({ input, platform: 'browser' })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, minify })
  await build.close()
  return output[0]!.code
}
