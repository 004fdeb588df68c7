import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'

/** Title, times, rules, the button. */
export function JoinSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="join" label={label}>
      <div className="join-head">
        <SkeletonBlock width="8em" height="28px" />
        <SkeletonBlock width="90%" height="1.9em" />
        <SkeletonBlock width="55%" height="1.5em" />
      </div>
      {[3, 6].map(lines => (
        <div className="join-part" key={lines}>
          <SkeletonBlock width="5em" height="1.6em" />
          {Array.from({ length: lines }, (_, line) => (
            <SkeletonBlock key={line} width={`${90 - ((line * 17) % 40)}%`} height="1.4em" />
          ))}
        </div>
      ))}
      <SkeletonBlock height="48px" />
    </Skeleton>
  )
}
