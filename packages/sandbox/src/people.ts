/** One of the sandbox's demo accounts. */
export interface SandboxPerson {
  /** The `sub` in the sandbox's tokens. */
  readonly sub: string
  readonly email: string
  readonly name: string
  /** Of the staff from the first day on. */
  readonly staffRole: 'owner' | 'moderator' | 'finance' | null
  /** What the account is good for, in a word or two. */
  readonly role: { readonly bn: string; readonly en: string }
}

/** All the people there are: the demo's and the tests'. */
export const sandboxPeople: readonly SandboxPerson[] = [
  person('learner', 'Nusrat', { bn: 'শিক্ষার্থী', en: 'Learner' }),
  person('second', 'Rafi', { bn: 'আরেকজন শিক্ষার্থী', en: 'Another learner' }),
  person('moderator', 'Mita', { bn: 'মডারেটর', en: 'Moderator' }),
  person('premium', 'Tanvir', { bn: 'প্রিমিয়াম শিক্ষার্থী', en: 'Premium learner' }),
]

export function findSandboxPerson(email: string): SandboxPerson | undefined {
  return sandboxPeople.find(each => each.email === email)
}

function person(account: string, name: string, role: SandboxPerson['role']): SandboxPerson {
  const email = `${account}@sandbox.prostuti.example`
  return { sub: `sandbox-${account}`, email, name, role, staffRole: account === 'moderator' ? 'owner' : null }
}
