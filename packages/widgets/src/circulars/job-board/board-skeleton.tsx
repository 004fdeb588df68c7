import { RowList } from '../../foundation/ui/row-list.tsx'
import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'

const widths = ['62%', '88%', '74%', '80%']

/** The true shape of rows. */
export function RowsBones() {
  return (
    <RowList className="job-rows">
      {widths.map(width => (
        <li key={width}>
          <div className="job-row">
            <SkeletonBlock width="44px" height="44px" />
            <div className="job-what jobs-bones">
              <SkeletonBlock width={width} />
              <SkeletonBlock width="80%" />
              <SkeletonBlock width="56%" />
            </div>
          </div>
        </li>
      ))}
    </RowList>
  )
}

/** Filters on their way. */
export function FieldsBones({ label }: { label: string }) {
  return (
    <Skeleton className="jobs-bones" label={label}>
      {widths.map(width => (
        <SkeletonBlock key={width} width={width} height="28px" />
      ))}
    </Skeleton>
  )
}
