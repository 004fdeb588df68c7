import type { SubjectResult } from '@prostuti/contract'
import { formatNumber } from '../../foundation/format.ts'
import type { PublishedProps } from './published-result.tsx'

/** Marks by subject: a table to a reader, bars to the eye. */
export function SubjectBars({ result, t, language }: PublishedProps) {
  if (result.subjects.length === 0) return null
  return (
    <section className="result-part">
      <h2>{t('result.subjects')}</h2>
      <table className="result-subjects">
        <thead className="ui-hidden">
          <tr>
            <th scope="col">{t('result.subject')}</th>
            <th scope="col">{t('result.marks')}</th>
          </tr>
        </thead>
        <tbody>
          {result.subjects.map(subject => (
            <tr key={subject.subject}>
              <th scope="row">{subject.subject}</th>
              <td className="ui-num">
                <Bar share={shareOf(subject)} />
                {formatNumber(subject.marks, language)}/{formatNumber(subject.total_marks, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Negative marking can bring a subject below zero; a bar can't go there. */
const shareOf = ({ marks, total_marks }: SubjectResult): number =>
  total_marks > 0 ? Math.min(100, Math.max(0, (marks / total_marks) * 100)) : 0

/** An SVG, whose width needs no inline style: partners' pages may forbid those. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="result-bar" aria-hidden="true" focusable="false">
      <rect className="result-bar-room" width="100%" height="100%" rx="5" />
      <rect className="result-bar-share" width={`${share}%`} height="100%" rx="5" />
    </svg>
  )
}
