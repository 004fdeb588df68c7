/** Facts in one grey line, each of them whole where it fits, its point never alone: `৫০টি প্রশ্ন · ৩০ মিনিট · ফ্রি`. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <span>
      {facts.map((fact, place) => (
        <span key={fact}>
          <span className="exam-fact">
            {fact}
            {place < facts.length - 1 ? '\u00a0·' : ''}
          </span>{' '}
        </span>
      ))}
    </span>
  )
}
