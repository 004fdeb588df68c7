import { RowList } from '../../foundation/ui/row-list.tsx'
import { SkeletonBlock } from '../../foundation/ui/skeleton.tsx'

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
