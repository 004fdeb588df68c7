const formula = /\$\$.*?\$\$|(?<![\\\p{L}\p{M}\p{N}])\$(?=\S)(?:\\.|[^$\\\n])*\$(?![0-9])/gsu

/** What LaTeX takes for itself: the names of environments, the shapes of columns, lengths and colours. */
const machinery = [
  /\\begin\s*\{array\}\s*\{[^{}]*\}|\\(?:begin|end)\s*\{[a-zA-Z*]*\}(?:\s*\[[a-z]\])?/g,
  /\\\\\s*\[[^\]]*\]/g,
  /\\(?:hspace|vspace|kern|mkern|hskip|mskip)\*?\s*(?:\{[^{}]*\}|-?[\d.]+\s*[a-z]{2})/g,
  /\\(?:text|math)?color\s*\{[^{}]*\}|\\colorbox\s*\{[^{}]*\}/g,
  /\\href\s*\{[^{}]*\}/g,
  /\\(?:left|right|big|Big|bigg|Bigg|middle)[lrm]?(?![a-zA-Z])\s*\.?/g,
]

/** What a source says to who reads it, without what only says how it is set: commands of LaTeX, tags of HTML. */
export function sourceWords(source: string): string {
  const unmarked = source.replace(formula, each => each.replace(/(?<!\\)\$/g, ' '))
  const text = unmarked.includes('\\') ? withoutMachinery(unmarked) : unmarked
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/gi, ' $1 ')
    .replace(/<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/gi, ' ')
    .replace(
      /&(nbsp|lt|gt|amp|quot);/g,
      (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' })[name]!,
    )
}

function withoutMachinery(source: string): string {
  const bare = machinery.reduce((text, pattern) => text.replace(pattern, ' '), source)
  return bare
    .replace(/\\[()[\]]/g, ' ')
    .replace(/\\([%$#&_{}])/g, '$1')
    .replace(/\\[a-zA-Z]+\*?|\\[^a-zA-Z]/g, ' ')
}
