import type { Database } from '../src/db/database.ts'
import { programs } from '../src/programs/tables.ts'

/** The shelves on which our exams stand, in the order of Home. */
const shelves = [
  {
    slug: 'bcs',
    title: { bn: 'বিসিএস প্রিলিমিনারি', en: 'BCS Preliminary' },
    description: {
      bn: 'বিসিএস প্রিলিমিনারির দশটি বিষয়ের প্রস্তুতি: পূর্ণাঙ্গ মডেল টেস্ট, বিষয়ভিত্তিক পরীক্ষা ও ছোট কুইজ। ভুল উত্তরে ০.৫০ নম্বর কাটা যায়।',
      en: 'All ten subjects of the BCS preliminary: full model tests, tests by subject and short quizzes. A wrong answer costs 0.50 marks.',
    },
  },
  {
    slug: 'primary-teacher',
    title: { bn: 'প্রাথমিক সহকারী শিক্ষক নিয়োগ', en: 'Primary Assistant Teacher Recruitment' },
    description: {
      bn: 'বাংলা, ইংরেজি, গণিত ও সাধারণ জ্ঞান: সরকারি প্রাথমিক বিদ্যালয়ের লিখিত পরীক্ষার ধাঁচে ৮০ নম্বরের মডেল টেস্ট ও ছোট অনুশীলন।',
      en: 'Bangla, English, mathematics and general knowledge: model tests of 80 marks in the manner of the written exam for government primary schools, and short drills.',
    },
  },
  {
    slug: 'bank',
    title: { bn: 'ব্যাংক সমন্বিত নিয়োগ', en: 'Combined Bank Recruitment' },
    description: {
      bn: 'সিনিয়র অফিসার, অফিসার ও ক্যাশ অফিসার পদের প্রিলিমিনারি: গণিত ও ইংরেজিতে জোর, সঙ্গে বাংলা, সাধারণ জ্ঞান ও তথ্যপ্রযুক্তি।',
      en: 'The preliminary for senior officers, officers and cash officers: weight on mathematics and English, with Bangla, general knowledge and ICT.',
    },
  },
] as const

export type ProgramSlug = (typeof shelves)[number]['slug']

/** Puts up the shelves that are missing, and tells their ids. What the staff wrote on one since stays. */
export async function seedPrograms({ orm }: Database): Promise<ReadonlyMap<string, number>> {
  const rows = shelves.map((shelf, place) => ({ ...shelf, state: 'published' as const, position: place + 1 }))
  await orm.insert(programs).values(rows).onConflictDoNothing({ target: programs.slug })
  const known = await orm.select({ slug: programs.slug, id: programs.id }).from(programs)
  return new Map(known.map(({ slug, id }) => [slug, id]))
}
