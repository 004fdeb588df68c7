interface Report {
  readonly text: string
  readonly reason: string
  readonly answer: string
}

/** Reports without words of their own stand together by reason and answer, behind those with words; the order stays otherwise. */
export function groupReports<Each extends Report>(reports: readonly Each[]): [Each, ...Each[]][] {
  const wordless = new Map<string, [Each, ...Each[]]>()
  const groups: [Each, ...Each[]][] = []
  for (const report of reports) {
    const key = JSON.stringify([report.reason, report.answer])
    const group = wordless.get(key)
    if (report.text !== '') groups.push([report])
    else if (group) group.push(report)
    else wordless.set(key, [report])
  }
  return [...groups, ...wordless.values()]
}
