/**
 * The jobs that a learner may prepare for: tags of a person's profile and of programs. Who has not decided has said so;
 * who has none of these tags was not asked yet.
 */
export const goals = ['bcs', 'primary-teacher', 'bank', 'not-decided'] as const
export type Goal = (typeof goals)[number]
