import type { Paper, PaperQuestion } from '@prostuti/contract'

const letters = ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ', 'জ']

/** The paper as the simplest page there could be: native radios, a little style, answers kept in a Map. */
export function staticPage(paper: Paper): string {
  return `<!doctype html>
<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${paper.title}</title><style>${sheetStyle}</style><script>${keepAnswers}</script></head>
<body><h1>${paper.title}</h1>${drawPaper(paper)}</body></html>`
}

/** The same markup that our player has for its questions. */
function drawPaper({ questions, subjects, passages }: Paper): string {
  const drawn = questions.map((question, questionIndex) => {
    const isFirst = question.passage !== undefined && questions[questionIndex - 1]?.passage !== question.passage
    const passage = isFirst ? `<div class="passage">${passages[question.passage!]}</div>` : ''
    return passage + drawQuestion(question, questionIndex, subjects[question.subject] ?? '')
  })
  return `<form>${drawn.join('')}</form>`
}

function drawQuestion({ id, text, options }: PaperQuestion, questionIndex: number, subject: string): string {
  const rows = options.map(
    (option, row) =>
      `<label><input type="radio" name="q${id}" value="${row}"><span data-l="${letters[row]}">${option}</span></label>`,
  )
  const heading = `${subject} · প্রশ্ন ${(questionIndex + 1).toLocaleString('bn')}`
  return `<fieldset class="q"><legend>${heading}<div class="text">${text}</div></legend>${rows.join('')}</fieldset>`
}

/** About a kilobyte, as much as such a page needs. */
export const sheetStyle = `body{margin:0;padding:16px;font:400 16px/1.65 system-ui,"Noto Sans Bengali",sans-serif;color:#14212b;background:#fff}
h1{font-size:18px}.q{margin:0 0 32px;padding:0;border:0;font-size:18px;min-inline-size:0}
.q>legend{inline-size:100%;padding:0;margin-block-end:14px;color:#4a5b68;font-size:14px}.text{margin-block-start:4px;color:#14212b;font-size:18px;font-weight:600}
label{display:flex;gap:12px;align-items:center;min-block-size:48px;margin-block-end:8px;padding:4px 14px;border:1px solid #cfdbe6;border-radius:8px;cursor:pointer}
label:has(:checked){border-color:#0b7a4b;background:#e8f5ee}input{inline-size:20px;block-size:20px;accent-color:#0b7a4b}
span{flex:1}span::before{content:attr(data-l);margin-inline-end:10px;color:#4a5b68;font-weight:600}.passage{padding:12px;border:1px solid #cfdbe6;border-radius:12px}`

/** The page's whole script: answers in a Map, how many of how many, and a question before leaving. */
export const keepAnswers = `(() => {
  const answers = globalThis.answers = new Map()
  const key = 'answers:' + location.pathname
  const total = () => new Set([...document.querySelectorAll('input[type=radio]')].map(radio => radio.name)).size
  addEventListener('change', event => {
    const radio = event.target
    if (radio.type !== 'radio') return
    answers.set(radio.name.slice(1), Number(radio.value))
    setTimeout(() => {
      const heading = document.querySelector('h1')
      heading.dataset.answered = answers.size.toLocaleString('bn') + '/' + total().toLocaleString('bn')
      try { sessionStorage.setItem(key, JSON.stringify([...answers])) } catch { heading.dataset.stored = 'no' }
    })
  })
  addEventListener('beforeunload', event => { if (answers.size > 0) event.preventDefault() })
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('form').addEventListener('submit', event => event.preventDefault())
  })
})()`
