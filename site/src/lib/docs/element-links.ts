import type { CollectionEntry } from 'astro:content'

export type DocElement = CollectionEntry<'elements'>

/** Circulars are built apart from exams, in a script of their own. */
export const scriptOf = ({ data }: DocElement): 'prostuti.js' | 'jobs.js' =>
  data.folder.startsWith('circulars/') ? 'jobs.js' : 'prostuti.js'

/** `<ExamPlayer>` for `exam-player`. */
export const componentOf = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())

export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
