import { fillTemplate } from '../../foundation/page/safe-path.ts'

/**
 * Fills `/exam/upcoming?id={program}&page={page}`. Of all programs there is no id: the parameter is left out.
 *
 * @example listAddress('/exam/upcoming?id={program}&page={page}', undefined, 2) // '/exam/upcoming?page=2'
 */
export function listAddress(template: string, program: string | undefined, page = 1): string {
  const asked = program === undefined ? withoutProgram(template) : template
  return fillTemplate(asked, { program: program ?? '', page: String(page) })
}

const withoutProgram = (template: string): string =>
  template.replace(/\?\w+=\{program\}&/, '?').replace(/[?&]\w+=\{program\}/, '')
