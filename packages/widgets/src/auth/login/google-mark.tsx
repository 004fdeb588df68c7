/** A plain G on a white disc: says whose sign-in it is without borrowing the trademark's drawing. */
export function GoogleMark() {
  return (
    <span className="login-mark" aria-hidden="true">
      G
    </span>
  )
}
