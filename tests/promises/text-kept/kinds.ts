import type { Trial } from '../runner/trial.ts'
import { judgeCirculars } from './circulars.ts'
import { judgeSheets } from './sheets.ts'
import { judgeTexts } from './texts.ts'

/** Each way by which texts come in, with its checks and its controls: one module each. */
export const kinds: readonly ((trial: Trial) => Promise<void>)[] = [judgeSheets, judgeTexts, judgeCirculars]
