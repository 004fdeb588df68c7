import type { ProgramCard } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { type Job, jobOf, subjectOf } from './goal-of.ts'

interface CoverProps extends Pick<WidgetProps, 't'> {
  program: Pick<ProgramCard, 'title' | 'cover' | 'tags' | 'total_days'>
  /** `small` in a row of Home, `large` at the head of a page. */
  size?: 'small' | 'middle' | 'large'
}

/** A program as an exercise book. It says nothing that the row beside it does not say. */
export function ProgramCover({ program, size = 'middle', t }: CoverProps) {
  const job = jobOf(program.tags)
  const named = subjectOf(program.tags) ?? job
  const word = named ? t(`programs.cover.${named}`) : (program.title.split(/\s+/)[0] ?? '')
  return (
    <svg
      className="cover"
      data-size={size}
      data-cover={program.cover}
      viewBox="0 0 64 82"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="cover-cloth" width="64" height="82" rx="5" />
      <path className="cover-spine" d="M5 0h5v82H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z" />
      <path className="cover-seam" d="M14 3v76" />
      <rect className="cover-label" x="19" y="12" width="40" height="31" rx="2" />
      <rect className="cover-edge" x="21" y="14" width="36" height="27" rx="1" />
      <text
        className="cover-word"
        data-long={word.length > 6 ? '' : undefined}
        x="39"
        y={program.total_days > 0 ? 26.5 : 30.5}
      >
        {word.length > 14 ? '' : word}
      </text>
      {program.total_days > 0 ? (
        <text className="cover-days" x="39" y="37.5">
          {t('programs.days', { count: program.total_days })}
        </text>
      ) : null}
      <path className="cover-mark" d={marks[job ?? 'none']} />
    </svg>
  )
}

/** From Lucide (landmark, school, graduation-cap, book-open), drawn at the place and in the size of the cover's emblem. */
const marks: Record<Job | 'none', string> = {
  bank: 'M32.250 69.500v-5.250M36.750 69.500v-5.250M41.250 69.500v-5.250M45.750 69.500v-5.250M31.500 69.500h15M30.750 60.500L39 55.250l8.250 5.250zM31 63.500h16',
  'primary-teacher':
    'M40.500 68.750v-2.250a1.500 1.500 0 0 0-3 0v2.250M43.500 56.700v12.050M34.500 56.700v12.050M33 57.500l5.330-2.842a1.500 1.500 0 0 1 1.340 0L45 57.500M34.500 61.250l-2.640 1.610a.75.75 0 0 0-.36.640v3.750a1.500 1.500 0 0 0 1.500 1.500h12a1.500 1.500 0 0 0 1.500-1.500v-3.750a.75.75 0 0 0-.36-.640l-2.640-1.610',
  bcs: 'M46.065 61.192a.75.75 0 0 0-.014-1.379l-6.428-2.928a1.500 1.500 0 0 0-1.245 0l-6.428 2.925a.75.75 0 0 0 0 1.374l6.428 2.931a1.500 1.500 0 0 0 1.245 0zM46.500 60.500v4.500M34.500 62.375V65a4.500 2.250 0 0 0 9 0v-2.625',
  none: 'M39 56.750v12M45 68a1.500 1.500 0 0 0 1.500-1.500v-9.750a1.500 1.500 0 0 0-1.500-1.500l-3 .001a3.750 3.750 0 0 0-3 1.499 3.750 3.750 0 0 0-3-1.500h-3a1.500 1.500 0 0 0-1.500 1.500v9a1.500 1.500 0 0 0 1.500 1.500h3a3.750 3.750 0 0 1 3 1.500 3.750 3.750 0 0 1 3-1.500z',
}
