import type { ImportLoss, ImportNote } from '@prostuti/contract'
import { importNotes } from '@prostuti/contract'
import type { Localized } from '../../../platform/db/columns.ts'
import type { LossCount } from './row-verdict.ts'
import { explainRefusal } from './verdict-messages.ts'

const say = (bn: string, en: string): Localized => ({ bn, en })

interface Sentences {
  readonly message: Localized
  /** What takes its place. */
  readonly remedy: Localized
}

const changes: Record<ImportNote, Sentences> = {
  unexplained: {
    message: say('ব্যাখ্যা নেই', 'No explanation'),
    remedy: say('ব্যাখ্যা ছাড়াই আসবে', 'Comes without one'),
  },
  duplicate: {
    message: say('ব্যাংকে আগে থেকেই আছে', 'In the bank already'),
    remedy: say('একই প্রশ্ন হিসেবে চিহ্ন পাবে', 'Is marked as a duplicate'),
  },
  several_answers: {
    message: say('একাধিক সঠিক উত্তর', 'Several right answers'),
    remedy: say('সবগুলোই সঠিক থাকবে; পরীক্ষায় একটি সঠিক লাগে', 'All stay right; an exam wants exactly one'),
  },
  formula_as_text: {
    message: say('সূত্র পড়া যায়নি', 'A formula cannot be read'),
    remedy: say('লেখা হিসেবে দেখা যাবে', 'Is shown as its source'),
  },
  picture_dropped: {
    message: say('ছবি', 'A picture'),
    remedy: say('ছবি আসবে না; পরে বসান', 'Does not come; add it afterwards'),
  },
  option_letters: {
    message: say('বিকল্পের সামনে অক্ষর', 'Letters before options'),
    remedy: say('অক্ষর ছাড়া আসবে', 'Come without them'),
  },
  partial_marks: {
    message: say('বিকল্পে আংশিক নম্বর', 'Options worth a part of the marks'),
    remedy: say('১০০% যেটি, সেটিই সঠিক; বাকিগুলো ভুল', 'What is worth 100% is right, the others are wrong'),
  },
  hint_moved: {
    message: say('ইঙ্গিত (hint)', 'Hints'),
    remedy: say('ব্যাখ্যার শেষে “ইঙ্গিত:” লিখে জোড়া হবে', 'Come at the end of the explanation'),
  },
  true_false: {
    message: say('সত্য-মিথ্যা প্রশ্ন', 'True or false'),
    remedy: say('দুই বিকল্পের প্রশ্ন হয়ে আসবে', 'Comes as a question with two options'),
  },
  blank_moved: {
    message: say('বাক্যের মাঝে বিকল্প', 'Options inside the sentence'),
    remedy: say('সেই জায়গায় “_____” বসবে', 'A blank stands in their place'),
  },
  feedback_moved: {
    message: say('একাধিক মন্তব্য', 'Several feedbacks'),
    remedy: say('ব্যাখ্যায় একসঙ্গে আসবে', 'Come together as the explanation'),
  },
}

const isNote = (code: ImportLoss['code']): code is ImportNote => importNotes.some(note => note === code)

/** What a file lost on its way in, and what takes its place. */
export function explainLoss({ code, about }: LossCount): Sentences {
  return isNote(code) ? changes[code] : explainRefusal({ reason: code, about })
}
