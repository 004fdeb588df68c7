import { RowList, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'

/** The true shape of the list. */
export function ProgramListSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="programs" label={label}>
      <SkeletonBlock height="44px" />
      <RowList className="programs-rows">
        {[1, 2, 3].map(row => (
          <li key={row}>
            <div className="programs-row">
              <SkeletonBlock width="64px" height="82px" />
              <div className="programs-what">
                <SkeletonBlock width="70%" height="1.4em" />
                <SkeletonBlock width="90%" />
                <SkeletonBlock width="30%" />
              </div>
            </div>
          </li>
        ))}
      </RowList>
    </Skeleton>
  )
}
