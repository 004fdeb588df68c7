import { localDigits } from '@prostuti/sdk/i18n/digits'
import { formatClock } from '@prostuti/sdk/i18n/format-clock'
import * as icon from '../../../foundation/icons/icon-paths.ts'
import type { Translate } from '../../../foundation/text/translate.ts'
import { drawQuestion, escapeText, type Wording } from '../../../questions/drawn/index.ts'
import type { FirstFrame } from './first-frame.ts'

/**
 * The player's first frame as HTML, for `.prostuti-root`: bar, the attempt's first question, which can be answered at
 * once, and buttons, exactly as `AttemptScreen` draws them. Strings only, since it stands there before the player's code, on
 * our own pages and on those of others; the player takes these very nodes over.
 */
export function drawPlayerShell(frame: FirstFrame & Wording): string {
  const { answered, total, t } = frame
  return (
    `<div class="player" tabindex="-1" data-mode="one" data-size="0" data-place="0" data-answered="${answered}" data-total="${total}">` +
    `${drawBar(frame)}<div class="sheet">${drawUnit(frame)}</div>${drawFoot(t)}</div>`
  )
}

function drawBar({ title, answered, total, remaining, language, t }: FirstFrame & Wording): string {
  const clock = remaining === null ? t('player.no_limit') : formatClock(remaining, language)
  const count = localDigits(`${answered}/${total}`, language)
  return (
    `<header class="bar" data-tone="calm"><h2 part="heading" class="name">${escapeText(title)}</h2><span class="clock">${icon.drawIcon(icon.clock)}` +
    `<span class="ui-num" part="timer" role="timer" aria-label="${t('player.time_left')}">${clock}</span></span>` +
    `<p class="notice" role="status"></p><span class="saved" data-tone="calm">${icon.drawIcon(icon.check)}<span>${t('player.saved')}</span></span>` +
    `<button type="button" class="ui-button list ui-num" part="button" aria-haspopup="dialog" ` +
    `aria-label="${count}, ${t('player.open_palette', { answered, total })}">` +
    `<span>${icon.drawIcon(icon.grid)}${count}</span></button></header>`
  )
}

function drawUnit({ passage, ...frame }: FirstFrame & Wording): string {
  const question = drawQuestion({ ...frame, questionIndex: 0 })
  if (!passage) return question
  const { html, count } = passage
  return (
    `<section class="shared" data-count="${count}"><details open><summary>${passageTitle(1, count, frame.t)}</summary>` +
    `<div class="text" dir="auto" tabindex="0">${html}</div></details>${question}</section>`
  )
}

/** Which questions a text is for, the first of them counted from 1. */
export const passageTitle = (from: number, count: number, t: Translate): string =>
  count === 1 ? t('player.passage_single', { from }) : t('player.passage', { from, to: from + count - 1 })

const drawFoot = (t: Translate): string =>
  `<footer class="foot"><button type="button" class="ui-button" part="button" data-kind="plain" aria-disabled="true">` +
  `<span>${icon.drawIcon(icon.back)}${t('player.previous')}</span></button>` +
  `<button type="button" class="ui-button mark" part="button" aria-pressed="false">` +
  `<span>${icon.drawIcon(icon.flag)}${t('player.mark')}</span></button>` +
  `<button type="button" class="ui-button" part="button" data-kind="primary"><span>${t('player.next')}${icon.drawIcon(icon.forward)}</span></button></footer>`
