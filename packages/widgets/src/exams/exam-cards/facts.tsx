/** Facts in one grey line, each of them whole: `৫০টি প্রশ্ন · ৩০ মিনিট · ফ্রি`. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <span>
      {facts.map((fact, place) => (
        <span key={fact}>
          <span className="exam-fact">
            {fact}
            {place < facts.length - 1 ? ' ·' : ''}
          </span>{' '}
        </span>
      ))}
    </span>
  )
}
