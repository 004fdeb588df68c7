/** Opens what the address names, where it is a row that folds. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target instanceof HTMLDetailsElement) target.open = true
}

openTarget()
addEventListener('hashchange', openTarget)
