/** `https`, a host with a dot, neither a name nor a password before it; empty: none. */
export const publicAddress = /^(?:https:\/\/[^\s/@:?#\\]+\.[^\s/@:?#\\]+(?::\d{1,5})?(?:[/?#]\S*)?)?$/i
