/** Runs checks one after the other, says how each went, and counts them for the closing line. */
export function openChecks() {
  let [passed, failed] = [0, 0]
  return {
    async check(title: string, test: () => unknown): Promise<void> {
      const started = performance.now()
      try {
        await test()
        passed++
        console.info(`✓ ${title} (${((performance.now() - started) / 1_000).toFixed(1)} s)`)
      } catch (error) {
        failed++
        const { stack, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
        console.error(`✗ ${title}\n${stack}\n${stdout}${stderr}`)
      }
    },
    close(): void {
      console.info(`${passed} passed, ${failed} failed`)
      process.exitCode = failed === 0 ? 0 : 1
    },
  }
}
