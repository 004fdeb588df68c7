/* The peer of our embedded player: a custom element as one would write it by hand. The bench serves it without comments. */
const letters = 'কখগঘঙচছজ'
customElements.define(
  'plain-exam',
  class extends HTMLElement {
    answers = new Map()
    async connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      const api = this.getAttribute('api')
      if (this.hasAttribute('asks')) {
        root.innerHTML = '<button>শুরু করুন</button>'
        await new Promise(tap => root.querySelector('button').addEventListener('click', tap))
      }
      const response = await fetch(`${api}exam/v5/mcq-quiz/${this.getAttribute('exam')}/?state=live`, {
        headers: { Authorization: `token ${JSON.parse(localStorage.getItem(`prostuti:session:${api}`)).token}` },
      })
      const { questions, subjects, passages } = await response.json()
      const draw = ({ id, text, options, subject, passage }, i) => {
        const first = passage !== undefined && questions[i - 1]?.passage !== passage
        const rows = options.map(
          (o, row) =>
            `<label><input type=radio name=q${id} value=${row}><span data-l=${letters[row]}>${o}</span></label>`,
        )
        const heading = `${subjects[subject]} · প্রশ্ন ${(i + 1).toLocaleString('bn')}`
        return `${first ? `<div class=passage>${passages[passage]}</div>` : ''}<fieldset class=q><legend>${heading}<div class=text>${text}</div></legend>${rows.join('')}</fieldset>`
      }
      root.innerHTML = `<style>/*style*/</style>${questions.map(draw).join('')}`
      root.addEventListener('change', ({ target }) => this.answers.set(target.name.slice(1), Number(target.value)))
      globalThis.answers = this.answers
    }
  },
)
