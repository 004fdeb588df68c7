/** What is told by `<prostuti-login>`; only names used here. */
interface SignedIn {
  next: string | null
}

// `replace`: going back must not end at a one-time code that has been used.
document.addEventListener('prostuti-signed-in', event => {
  location.replace((event as CustomEvent<SignedIn>).detail.next ?? '/')
})
document.addEventListener('prostuti-signed-out', () => location.replace('/'))
