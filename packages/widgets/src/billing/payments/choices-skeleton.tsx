import { Skeleton, SkeletonBlock } from '../../foundation/ui/skeleton.tsx'

/** The true shape of so many choices, and of the words and buttons below them. */
export function ChoicesSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Skeleton className="pay-skeleton" label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonBlock key={row} height="60px" />
      ))}
      <SkeletonBlock height="44px" />
      <SkeletonBlock height="48px" />
    </Skeleton>
  )
}
