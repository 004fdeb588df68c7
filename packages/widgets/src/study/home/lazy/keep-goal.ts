import type { UserInfo } from '@prostuti/contract'
import { type Goal, goals } from '@prostuti/contract/goals'
import type { Prostuti } from '@prostuti/sdk'
import { accountApiOf } from '@prostuti/sdk/auth'

/** Puts a goal among the tags of whoever is signed in, in the place of another; their other tags stay. */
export async function keepGoal(client: Prostuti, goal: Goal): Promise<UserInfo> {
  const others = client.auth.$user.get()?.profile.tags.filter(tag => !goals.includes(tag as Goal)) ?? []
  return accountApiOf(client).updateProfile({ profile: { tags: [...others, goal] } })
}
