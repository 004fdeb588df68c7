/** A person by picture or by the first letter as people see it (ক্ষ is one); `G` without a name (specification §5). Decoration: the name stands beside it. */
export function Avatar({ name, picture, size }: { name: string; picture?: string | null; size?: 'large' }) {
  return (
    <span className="ui-avatar" data-size={size} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" loading="lazy" decoding="async" />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}

const initialOf = (name: string): string => [...new Intl.Segmenter('bn').segment(name.trim())][0]?.segment ?? 'G'
