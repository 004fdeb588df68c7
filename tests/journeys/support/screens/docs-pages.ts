/** The pages of the docs, one of each kind where many are drawn alike. */
export const docsPages = [
  ...['', '/start/html', '/start/react', '/start/headless', '/exams', '/examples'],
  ...['/elements', '/elements/exam-player', '/elements/exam-list', '/playground', '/themes', '/sign-in', '/webview'],
  ...['/webhooks', '/api', '/api/exams.getExam', '/sdk', '/errors', '/versions', '/security', '/operating'],
  '/find?q=exam',
].map(path => `/docs${path}`)
