import type { TopicPage, TopicQuestion } from '@prostuti/contract'

const letters = ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ', 'জ']

/** A topic's questions as the simplest page there could be: headings, lists, answers in `<details>`, a little style, no script. */
export const readingPage = ({ topic, results }: TopicPage): string => `<!doctype html>
<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${topic.title}</title><style>${readingStyle}</style></head>
<body><h1>${topic.title}</h1>${results.map(drawQuestion).join('')}</body></html>`

function drawQuestion({ ordinal, text, options, explanation }: TopicQuestion): string {
  const rows = options.map(option => `<li>${option.text}</li>`).join('')
  const right = options.flatMap(({ is_correct }, index) => (is_correct ? letters[index]! : [])).join(', ')
  const answer = `<details><summary>উত্তর দেখুন</summary><p><b>উত্তর: ${right}</b></p><div>${explanation ?? ''}</div></details>`
  return `<article><p>প্রশ্ন ${ordinal.toLocaleString('bn')}</p><h2>${text}</h2><ol>${rows}</ol>${answer}</article>`
}

/** About half a kilobyte, as much as such a page needs. */
export const readingStyle = `body{margin:0;padding:16px;font:400 16px/1.65 system-ui,"Noto Sans Bengali",sans-serif;color:#14212b;background:#fff}
h1{font-size:18px}article{margin:0 0 32px;border-bottom:1px solid #cfdbe6}article>p{margin:0;color:#4a5b68;font-size:14px}
h2{margin:4px 0 14px;font-size:18px}ol{margin:0;padding:0;list-style:none}li{min-block-size:46px;margin-block-end:8px;padding:6px 14px;border:1px solid #cfdbe6;border-radius:8px}
summary{min-block-size:44px;font-weight:600}details>div{padding-block-end:12px}`
