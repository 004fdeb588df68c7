/** The name of a subject as a sentence says "in" it: গণিত → গণিতে, বাংলা → বাংলায়, ইংরেজি → ইংরেজিতে. English has a word for it. */
export function inSubject(subject: string, language: 'bn' | 'en'): string {
  if (language === 'en') return subject
  if (/[াআ]$/.test(subject)) return `${subject}য়`
  if (/[িীুূৃেৈোৌঅ-ঔ]$/.test(subject)) return `${subject}তে`
  if (/[ক-নপ-হড়ঢ়য়়]$/u.test(subject)) return `${subject}ে`
  return `${subject}-এ`
}
