/** What the figures of a question say of it, in one word; the first that holds counts. */
export const itemVerdicts = [
  'cancelled',
  'unknown',
  'too_easy',
  'key_wrong',
  'too_hard',
  'two_right',
  'weak',
  'option_unused',
  'good',
] as const
export type ItemVerdict = (typeof itemVerdicts)[number]

/** Where verdicts begin. Facility and discrimination in per cent, as Moodle defines them; shares in per cent of all sheets. */
export const verdictLimits = {
  /** From this facility on a question is very easy, up to the other very hard. */
  easyFacility: 95,
  hardFacility: 15,
  /** Below it a question hardly tells who knows more; below 0 its key may be wrong. */
  weakDiscrimination: 20,
  /** A weak question seems to have two right answers where the best choose another option at least so often as the key's, as a part of it. */
  rivalPart: 0.75,
  /** At most so many choose an option that nobody picks. */
  unusedShare: 0.5,
  /** The best and the last: so many per cent of all sheets each. */
  groupShare: 27,
  /** Their time stands beside everybody's. */
  bestShare: 10,
  /** Of fewer sheets the figures say little. */
  fewSheets: 30,
  /** From this reliability on an exam tells well who knows more, and fairly. */
  goodReliability: 80,
  fairReliability: 60,
} as const
