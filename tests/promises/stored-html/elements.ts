interface Exams {
  running: number
  over: number
}

/** Every element that shows something stored, as the body of a site's page; the player is at the partner's. */
export function exampleElements(siteUrl: string, { over }: Exams): string {
  return [
    `<script type="module" src="${siteUrl}/embed/v1/prostuti.js"></script>`,
    '<prostuti-login></prostuti-login>',
    ...['upcoming', 'archived', 'participated'].map(
      state => `<prostuti-exam-list state="${state}" filter></prostuti-exam-list>`,
    ),
    `<prostuti-exam-join exam-id="${over}"></prostuti-exam-join>`,
    `<prostuti-exam-result exam-id="${over}" mode="archive"></prostuti-exam-result>`,
    `<prostuti-exam-solution exam-id="${over}" state="archive"></prostuti-exam-solution>`,
    `<prostuti-rank-list exam-id="${over}" state="archive"></prostuti-rank-list>`,
  ].join('')
}
