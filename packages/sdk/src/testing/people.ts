import type { UserInfo } from '@prostuti/contract'

/** One of the sandbox's people, or (without a name) a person without an account. */
export function userInfo(id: string, name: string): UserInfo {
  return {
    id,
    name,
    first_name: name,
    last_name: '',
    role: null,
    is_moderator: false,
    is_anonymous: name === '',
    email: name === '' ? null : `${name.toLowerCase()}@sandbox.prostuti.example`,
    picture: null,
    profile: { tags: [], rank_alias: null },
    billing_profile: { coins: 0, program_personalize_option: [], premium_until: null, last_bonus_on: null },
  }
}
