import type { Language } from '@prostuti/contract'
import { html } from 'hono/html'
import type { Behaviour } from './behaviour.ts'
import { texts } from './texts.ts'

type Choice = readonly [value: string, bn: string, en: string]

interface Field {
  readonly name: keyof Behaviour
  readonly bn: string
  readonly en: string
  readonly choices: readonly Choice[]
}

/** What can be chosen on the page; the rest is for tests, by JSON. */
const fields: readonly Field[] = [
  {
    ...{ name: 'notice_delay_seconds', bn: 'নোটিশ আসবে', en: 'The notice comes' },
    choices: [
      ['0', 'সঙ্গে সঙ্গে', 'at once'],
      ['10', '১০ সেকেন্ড পরে', 'after 10 seconds'],
      ['120', '২ মিনিট পরে', 'after 2 minutes'],
    ],
  },
  {
    ...{ name: 'notice_copies', bn: 'নোটিশের সংখ্যা', en: 'Number of notices' },
    choices: [
      ['1', 'একটি', 'one'],
      ['0', 'একটিও নয়', 'none'],
      ['2', 'দুটি', 'two'],
      ['5', 'পাঁচটি', 'five'],
    ],
  },
  {
    ...{ name: 'notice_forged', bn: 'নোটিশ জাল', en: 'A forged notice' },
    choices: [
      ['no', 'না', 'no'],
      ['amount', 'ভুল টাকার অঙ্ক', 'wrong amount'],
      ['signature', 'ভুল স্বাক্ষর', 'wrong signature'],
      ['status', 'বলবে টাকা এসেছে', 'says it was paid'],
    ],
  },
  {
    ...{ name: 'risk_level', bn: 'ঝুঁকি', en: 'Risk' },
    choices: [
      ['0', 'নেই', 'none'],
      ['1', 'আছে', 'risky'],
    ],
  },
  {
    ...{ name: 'validation', bn: 'যাচাইয়ের উত্তর', en: 'Answer to a validation' },
    choices: [
      ['normal', 'ঠিকঠাক', 'as it should be'],
      ['pending', 'PENDING', 'PENDING'],
      ['wrong_amount', 'ভুল টাকার অঙ্ক', 'wrong amount'],
      ['html', 'HTML', 'HTML'],
      ['hang', 'উত্তর আসবে না', 'none'],
    ],
  },
  {
    ...{ name: 'status_case', bn: 'স্ট্যাটাসের অক্ষর', en: 'Letters of a status' },
    choices: [
      ['upper', 'VALID', 'VALID'],
      ['lower', 'valid', 'valid'],
      ['mixed', 'Valid', 'Valid'],
    ],
  },
  {
    ...{ name: 'like_live', bn: 'আসল গেটওয়ের মতো', en: 'Like the live gateway' },
    choices: [
      ['false', 'না', 'no'],
      ['true', 'হ্যাঁ', 'yes'],
    ],
  },
]

/** A small panel, closed until it is wanted, within the payment page's form. */
export function panel(language: Language, behaviour: Behaviour) {
  return html`<details class="panel">
    <summary>${texts[language].panel}</summary>
    ${fields.map(
      ({ name, bn, en, choices }) =>
        html`<label
          >${language === 'bn' ? bn : en}
          <select name="${name}">
            ${choices.map(
              ([value, inBangla, inEnglish]) =>
                html`<option value="${value}" ${String(behaviour[name]) === value ? 'selected' : ''}>
                  ${language === 'bn' ? inBangla : inEnglish}
                </option>`,
            )}
          </select></label
        >`,
    )}
  </details>`
}
