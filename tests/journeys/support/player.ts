import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { wordsOf } from './words.ts'

/** The exam player as a learner meets it. Questions are counted from 0. */
export class Player {
  readonly page: Page
  readonly root: Locator
  readonly t: ReturnType<typeof wordsOf>
  readonly #touch: boolean
  readonly #place: Pick<Page, 'locator'>

  /** `place` is the frame that it stands in, if it does. */
  constructor(
    page: Page,
    {
      language = 'bn',
      touch = true,
      place = page,
    }: { language?: Language; touch?: boolean; place?: Pick<Page, 'locator'> } = {},
  ) {
    this.page = page
    this.#place = place
    this.root = place.locator('prostuti-exam-player')
    this.t = wordsOf(language)
    this.#touch = touch
  }

  /** Opens the exam's page, starts the exam where nobody has, and waits until it can be taken. */
  async open(exam: number): Promise<void> {
    await this.page.goto(`/exam/questions?id=${exam}`)
    await this.start()
  }

  /** Presses the start button, unless the attempt is open already. */
  async start(): Promise<void> {
    const button = this.button('join.start')
    await expect(button.or(this.root.locator('.player[data-mode]')).first()).toBeVisible()
    if (await button.isVisible()) await this.press(button)
    await this.ready()
  }

  /** The clock runs and everything answers. */
  async ready(): Promise<void> {
    await expect(this.root.locator('.side-panel, dialog').first()).toBeAttached()
  }

  question(questionIndex: number): Locator {
    return this.root.locator(`#q-${questionIndex}`)
  }

  async idOf(questionIndex: number): Promise<string> {
    return (await this.question(questionIndex).getAttribute('data-question'))!
  }

  radio(questionIndex: number, option: number): Locator {
    return this.question(questionIndex).locator(`input[value="${option}"]`)
  }

  /** The radio that is chosen in a question. */
  chosen(questionIndex: number): Locator {
    return this.question(questionIndex).locator('input:checked')
  }

  /** Chooses one of the paper's options, by a finger where there is one. */
  async choose(questionIndex: number, option: number): Promise<void> {
    await this.press(
      this.question(questionIndex).locator('label', { has: this.#place.locator(`input[value="${option}"]`) }),
    )
  }

  async press(target: Locator): Promise<void> {
    await (this.#touch ? target.tap() : target.click())
  }

  button(key: string): Locator {
    return this.root.getByRole('button', { name: this.t(key), exact: true })
  }

  async next(): Promise<void> {
    await this.press(this.button('player.next'))
  }

  async previous(): Promise<void> {
    await this.press(this.button('player.previous'))
  }

  /** One or two words on how safe the answers are. */
  get saved(): Locator {
    return this.root.locator('.saved')
  }

  get clock(): Locator {
    return this.root.getByRole('timer')
  }

  /** How many questions are answered, as the bar says it. */
  async expectAnswered(answered: number, total: number): Promise<void> {
    const words = this.t('player.open_palette', { answered, total })
    await expect(this.root.locator('.bar').getByRole('button', { name: words })).toBeVisible()
  }

  /** What is said once and goes away. */
  get notice(): Locator {
    return this.root.locator('.notice')
  }

  get dialog(): Locator {
    return this.root.getByRole('dialog')
  }

  async openPalette(): Promise<void> {
    await this.press(this.root.locator('.bar').getByRole('button'))
    await expect(this.dialog).toBeVisible()
  }

  /** Opens the palette where it does not stand beside the questions anyway. */
  async openPaletteAnywhere(): Promise<void> {
    if (!(await this.root.locator('aside.side-panel').isVisible())) await this.openPalette()
  }

  async closePalette(): Promise<void> {
    if (await this.dialog.isVisible()) await this.page.keyboard.press('Escape')
  }

  /** Waits until the screen says that so many answers are safe, on this device or with the server. */
  async expectSafe(answers: number): Promise<void> {
    await this.openPalette()
    const kept = Array.from({ length: answers }, (_, sent) =>
      this.t('player.unsent', { saved: answers, unsent: answers - sent }),
    )
    const said = [this.t('player.all_sent'), ...kept].map(text => this.dialog.getByText(text))
    await expect(said.reduce((any, one) => any.or(one))).toBeVisible()
    await this.press(this.dialog.getByRole('button', { name: this.t('player.keep_on') }))
  }

  /** Hands in through the palette, over the questions or beside them, and agrees when asked. */
  async submit(): Promise<void> {
    await this.openPaletteAnywhere()
    const palette = this.root.locator('aside.side-panel').or(this.dialog)
    await this.press(palette.getByRole('button', { name: this.t('player.submit') }))
    await this.agree()
  }

  /** Presses the button of the question whether to hand in. */
  async agree(): Promise<void> {
    const asking = this.root.getByRole('dialog', { name: this.t('player.submit_title') })
    await this.press(asking.getByRole('button', { name: this.t('player.submit') }))
  }

  panel(key: string): Locator {
    return this.root.getByRole('heading', { name: this.t(key) })
  }

  /** The server has the sheet: the player says so, or our site has gone on to the result. */
  get received(): Locator {
    return this.panel('player.received_title').or(this.#place.locator('prostuti-exam-result')).first()
  }

  /** Answers the questions `from` to `to - 1`, going from one to the next by the button; chosen options by question id. */
  async answerAll(from: number, to: number, choose: (question: string) => number): Promise<Record<string, number>> {
    const given: Record<string, number> = {}
    for (let questionIndex = from; questionIndex < to; questionIndex++) {
      await expect(this.question(questionIndex)).toBeVisible()
      const question = await this.idOf(questionIndex)
      given[question] = choose(question)
      await this.choose(questionIndex, given[question])
      if (questionIndex < to - 1) await this.next()
    }
    return given
  }
}
