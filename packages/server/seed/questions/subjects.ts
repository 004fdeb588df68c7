import type { Localized, SubjectSlug } from './seed-question.ts'
import { both } from './seed-question.ts'

/** The subjects in the order of the syllabus, with the names that people read. */
export const subjects: Record<SubjectSlug, Localized> = {
  bangla: both('বাংলা ভাষা ও সাহিত্য', 'Bangla Language and Literature'),
  english: both('ইংরেজি', 'English'),
  bangladesh: both('বাংলাদেশ বিষয়াবলি', 'Bangladesh Affairs'),
  international: both('আন্তর্জাতিক বিষয়াবলি', 'International Affairs'),
  geography: both('ভূগোল, পরিবেশ ও দুর্যোগ ব্যবস্থাপনা', 'Geography, Environment and Disaster Management'),
  science: both('সাধারণ বিজ্ঞান', 'General Science'),
  ict: both('কম্পিউটার ও তথ্যপ্রযুক্তি', 'Computer and Information Technology'),
  math: both('গণিত', 'Mathematics'),
  'mental-ability': both('মানসিক দক্ষতা', 'Mental Ability'),
  ethics: both('নৈতিকতা, মূল্যবোধ ও সুশাসন', 'Ethics, Values and Good Governance'),
}
