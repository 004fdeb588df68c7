/** Something that a person stores. */
export interface HostileText {
  readonly text: string
  /** What the import of questions makes of it, where that must be exactly one thing; null: only that nothing runs. */
  readonly asked: string | null
}

/** Put into a payload in the place of RUN, it shows which one ran. */
const run = (number: number) => `ran(${number})`

/** Scripts in every disguise that browsers have fallen for. */
const sources: readonly string[] = [
  '<script>RUN</script>',
  '<ScRiPt\n>RUN</sCrIpT\t>',
  '"><script>RUN</script>',
  "'><script>RUN</script>",
  '</title><script>RUN</script>',
  '</script><script>RUN</script>',
  '</textarea><script>RUN</script>',
  '--><script>RUN</script>',
  ']]><script>RUN</script>',
  '<<script>RUN//<</script>',
  '<img src=x onerror=RUN>',
  '<img src=x onerror="RUN"//',
  '<img/src="x"/onerror=RUN>',
  '<img\u000bsrc=x\u000conerror=RUN>',
  '"><img src=x onerror=RUN>',
  "'><img src=x onerror=RUN>",
  '" autofocus onfocus=RUN tabindex=0 x="',
  "' onmouseover=RUN x='",
  '<image src=x onerror=RUN>',
  '<input autofocus onfocus=RUN>',
  '<video src=x onerror=RUN></video>',
  '<audio src=x onerror=RUN></audio>',
  '<video><source onerror=RUN></video>',
  '<details open ontoggle=RUN><summary>x</summary></details>',
  '<body onload=RUN>',
  '<svg onload=RUN>',
  '<svg/onload=RUN>',
  '<svg><script>RUN</script></svg>',
  '<svg><script>/*</script><img src=x onerror=RUN>*/</script></svg>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s></svg>',
  '<svg><set attributeName=href to=javascript:RUN></svg>',
  '<svg><a xlink:href="javascript:RUN"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4#x" onerror=RUN></use></svg>',
  '<svg><foreignObject><img src=x onerror=RUN></foreignObject></svg>',
  '<svg><style><img src=x onerror=RUN></style></svg>',
  '<svg></p><style><a id="</style><img src=x onerror=RUN>"></svg>',
  '<a href="javascript:RUN">x</a>',
  '<a href="JaVaScRiPt&colon;RUN">x</a>',
  '<a href="jav&#x09;ascript:RUN">x</a>',
  '<a href=" &#1; javascript:RUN">x</a>',
  '<a href="data:text/html,<script>RUN</script>">x</a>',
  '<a href="vbscript:RUN">x</a>',
  '<img src="javascript:RUN">',
  '<img src="data:image/svg+xml;base64,x" onerror=RUN>',
  '<iframe srcdoc="<script>RUN</script>"></iframe>',
  '<iframe src="javascript:RUN"></iframe>',
  '<object data="javascript:RUN"></object>',
  '<embed src="javascript:RUN">',
  '<form action="javascript:RUN"><button>x</button></form>',
  '<button formaction="javascript:RUN" form=f>x</button>',
  '<meta http-equiv="refresh" content="0;url=javascript:RUN">',
  '<base href="javascript:RUN//">',
  '<link rel=stylesheet href="javascript:RUN" onerror=RUN>',
  '<style>@import "javascript:RUN"</style><style onload=RUN></style>',
  '<b style="width:expression(RUN);background:url(javascript:RUN)" onclick=RUN>x</b>',
  '<b style="animation:x 1s" onanimationstart=RUN>x</b>',
  '<marquee onstart=RUN>x</marquee>',
  '<template><img src=x onerror=RUN></template><script>RUN</script>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<select><template><style></select><img src=x onerror=RUN></style></template></select><img src=x onerror=RUN>',
  '<xmp><p title="</xmp><img src=x onerror=RUN>">',
  '<!--><img src=x onerror=RUN>-->',
  '<!-- --!><img src=x onerror=RUN> -->',
  '<![CDATA[<]]><img src=x onerror=RUN>',
  '<?xml ?><img src=x onerror=RUN>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;">',
  '<math><mtext><table><mglyph><style><math><img src onerror=RUN></style></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN>',
  '<math><mi><mglyph><svg><mtext><style><path id="</style><img src=x onerror=RUN>">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=RUN></annotation-xml></math>',
  '<math><mi xlink:href="javascript:RUN" href="javascript:RUN">x</mi></math>',
  '<math><mtext><svg><mtext><textarea><path id="</textarea><img src=x onerror=RUN>">',
  '<table><td></td><img src=x onerror=RUN></table>',
  '<p title="&quot;><img src=x onerror=RUN>">x</p><img src=x onerror=RUN>',
  '<img src="x" alt="\\(x\\)" onerror="RUN">',
  '\\(\\href{javascript:RUN}{x}\\)<img src=x onerror=RUN>',
  '$\\text{<img src=x onerror=RUN>}$<img src=x onerror=RUN>',
  '\ufeff<script>RUN</script>',
  '<\u200bscript>RUN</script><img src=x onerror=RUN>',
  '<scr\u00adipt>RUN</script><img src=x onerror=RUN>',
  '<img src=x o\u200dnerror=RUN><img src=x onerror=RUN>',
  '\u202e<img src=x onerror=RUN>\u202c',
  '\ue0000\ue001<img src=x onerror=RUN>',
  '<img src=x alt="\ue0000\ue001" onerror=RUN>',
  '\uff1cscript\uff1eRUN\uff1c/script\uff1e<img src=x onerror=RUN>',
]

export const payloads: readonly HostileText[] = sources.map((source, number) => ({
  text: source.replaceAll('RUN', run(number)),
  asked: null,
}))

const same = (text: string): HostileText => ({ text, asked: text })

/** What breaks careless programs without any script in it. */
export const texts: readonly HostileText[] = [
  same('জসীমউদ্\u200cদীনের ‘কবর’'),
  same('র\u200d্যাব ও র\u200d্যালি'),
  same('ক্ষ্ম, স্ত্র্য, ন্ত্র্য, ৎ, ৺, ৳ ১২,৩৪৫'),
  same('\u09a1\u09bc\u09be\u09a2\u09bc\u09df'.normalize('NFC')),
  same(`${'অতিদীর্ঘশব্দ'.repeat(6)}`),
  same('👨\u200d👩\u200d👧\u200d👦 🇧🇩 👍🏽 ❤\ufe0f'),
  same('𝒳 𠮷 𞤀 ꙮ ﷽'),
  same('العربية עברית हिन्दी 中文 ไทย'),
  same('«“„‚‘’—–…»'),
  same('null undefined NaN true [object Object]'),
  same("'; drop table users; --"),
  same('__proto__ constructor toString'),
  same('{{7*7}} {partner} {name} $t(shell.privacy)'),
  same('#{title} <%= x %> [[x]]'),
  same('../../etc/passwd'),
  { text: '$& $` $1 $$ ক', asked: null },
  { text: '&lt;b&gt; &amp;amp; &#x3c;', asked: '<b> &amp; <' },
  { text: 'যোগ\u200bফল \ufeffবিয়োগ\u2060ফল', asked: 'যোগফল বিয়োগফল'.normalize('NFC') },
  { text: 'ডান\u202eমাঝ\u202cবাম', asked: 'ডানমাঝবাম' },
  { text: 'উপর\u2028নিচ', asked: null },
  {
    text: 'Z\u0351\u036b\u0343a\u0328\u0301lg\u0335o\u0338',
    asked: 'Z\u0351\u036b\u0343a\u0328\u0301lg\u0335o\u0338'.normalize('NFC'),
  },
]

const starting = (...beginnings: string[]) =>
  beginnings.map(beginning => payloads.find(({ text }) => text.startsWith(beginning))!)

/** One of each kind, for the short form. */
export const sharpest: readonly HostileText[] = [
  ...starting('</title><script>', '"><img', "' onmouseover", '<svg onload', '<a href="jav&#x09;', '<iframe srcdoc'),
  ...starting('<form><math>', '\ufeff<script>'),
  ...[0, 1, 5, 12, 15, 16].map(index => texts[index]!),
]
