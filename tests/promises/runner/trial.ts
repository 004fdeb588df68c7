/** What a promise is tried with: how much of it, and where its findings go. */
export interface Trial {
  /** Whether this is the short form that `npm test` runs. */
  readonly short: boolean
  /** So many of something: the first figure in the short form, the second in the full one (that of `promises.md`). */
  n(short: number, full: number): number
  /** One finding, with its figures (`0 of 2,000 lost`): "0 failures" always comes with its n. */
  check(label: string, holds: boolean, figures: string): void
  /** Something that this trial can't show, said plainly instead of left out. Counts for nothing. */
  note(text: string): void
  /**
   * The same checks on a seeded wrong variant. It passes only when the check named `caughtBy` fails there: a test that
   * cannot fail is a defect.
   */
  control(variant: string, caughtBy: string, run: (trial: Trial) => Promise<void>): Promise<void>
  /** Done when the promise is over, last first, however it went. */
  after(cleanUp: () => Promise<unknown>): void
}

export interface Finding {
  readonly label: string
  readonly holds: boolean
  readonly figures: string
}

export interface OpenTrial extends Trial {
  readonly findings: readonly Finding[]
  cleanUp(): Promise<void>
}

export type Say = (line: string) => void

/** A trial that reports each finding as it comes. */
export function openTrial({ short, say }: { short: boolean; say: Say }): OpenTrial {
  const findings: Finding[] = []
  const cleanUps: (() => Promise<unknown>)[] = []
  const find = (finding: Finding) => {
    findings.push(finding)
    say(`  ${finding.holds ? '✓' : '✗'} ${finding.label}: ${finding.figures}`)
  }
  return {
    short,
    findings,
    n: (few, many) => (short ? few : many),
    check: (label, holds, figures) => find({ label, holds, figures }),
    note: text => say(`  · ${text}`),
    after: cleanUp => void cleanUps.push(cleanUp),
    async control(variant, caughtBy, run) {
      const wrong = openTrial({ short, say: () => undefined })
      try {
        await run(wrong)
      } finally {
        await wrong.cleanUp()
      }
      find(verdictOn(variant, caughtBy, wrong.findings))
    },
    async cleanUp() {
      for (const each of cleanUps.splice(0).reverse()) await each()
    },
  }
}

function verdictOn(variant: string, caughtBy: string, findings: readonly Finding[]): Finding {
  const label = `control, ${variant}`
  const found = findings.filter(finding => finding.label === caughtBy)
  const failed = found.find(finding => !finding.holds)
  if (failed) return { label, holds: true, figures: `caught (${failed.figures})` }
  const why = found.length === 0 ? 'was never made' : `did not notice (${found.at(-1)!.figures})`
  return { label, holds: false, figures: `the check "${caughtBy}" ${why}` }
}
