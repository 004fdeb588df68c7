import type { PoolClient } from 'pg'
import { createBatcher } from '../../platform/db/batcher.ts'
import { readsKeys, type Viewer } from '../../platform/http/call/viewer.ts'
import { type MaybeSecret, reveal } from './secret.ts'

/** A question with what nobody may know too early. `key`: index of the right option, or several, in whatever order is shown. */
export interface SecretQuestion<Key = number> {
  readonly id: string
  readonly key: MaybeSecret<Key>
  readonly explanation: MaybeSecret<string>
  /** Why each option is right or wrong, by its number; left out where nothing is said of any. */
  readonly optionExplanations?: MaybeSecret<string[]>
}

export interface RevealedKey<Key = number> {
  readonly key: Key
  /** Safe HTML; empty where there is none. */
  readonly explanation: string
  /** Safe HTML by the option's number; empty where nothing is said of any. */
  readonly optionExplanations: readonly string[]
}

interface Asked {
  readonly question: string
  /** Milliseconds since 1970. */
  readonly at: number
}

interface AskedByPerson extends Asked {
  readonly person: bigint
}

/**
 * Says of each question whether it is embargoed at that instant: an exam that uses it is near, under way or not final
 * yet (`contract.md`, Embargo). Within a transaction it reads on that transaction's `client`. Exams fulfil it; questions know none.
 */
export type EmbargoedQuestions = (asked: readonly Asked[], client?: PoolClient) => Promise<boolean[]>

/**
 * Says of each question whether its solution is open to this person: by an exam through which they met it, whose solutions
 * are open and in which their attempt is closed; any such exam suffices. Exams fulfil it.
 */
export type SolvedQuestions = (asked: readonly AskedByPerson[], client?: PoolClient) => Promise<boolean[]>

/** Says of each question whether strangers may see it outside exams at that instant. */
export type PublishedQuestions = (asked: readonly Asked[], client?: PoolClient) => Promise<boolean[]>

/**
 * The one way in which keys and explanations leave the server: null while the question is embargoed, and, of one that is not
 * published, to whom no exam has opened it; staff whose role reads keys see all (decisions 0003, 0147).
 */
export type RevealKey = <Key>(
  question: SecretQuestion<Key>,
  viewer: Viewer | null,
  now: number,
) => Promise<RevealedKey<Key> | null>

interface RevealRules {
  readonly embargoed: EmbargoedQuestions
  readonly published: PublishedQuestions
  readonly opened: SolvedQuestions
}

/** The questions of a whole exam or page, asked for one by one, share one statement of each kind. */
export function createRevealKey({ embargoed, published, opened }: RevealRules): RevealKey {
  const together = { maxItems: 1_000, maxInFlight: 2 }
  const isEmbargoed = createBatcher<Asked, boolean>(asked => embargoed(asked), together)
  const isPublished = createBatcher<Asked, boolean>(asked => published(asked), together)
  const isOpened = createBatcher<AskedByPerson, boolean>(asked => opened(asked), together)

  async function maySee(question: string, viewer: Viewer | null, at: number): Promise<boolean> {
    const [hidden, isPublic] = await Promise.all([isEmbargoed({ question, at }), isPublished({ question, at })])
    if (hidden || isPublic || !viewer) return isPublic && !hidden
    return isOpened({ question, person: viewer.id, at })
  }

  return async ({ id, key, explanation, optionExplanations }, viewer, at) => {
    if (!readsKeys(viewer) && !(await maySee(id, viewer, at))) return null
    return {
      key: reveal(key),
      explanation: reveal(explanation),
      optionExplanations: optionExplanations ? reveal(optionExplanations) : [],
    }
  }
}

/** Whether the keys of some of these questions are open to a person, as the transaction of `client` sees it. */
export type CouldSeeKeys = (
  client: PoolClient,
  asked: { readonly questions: readonly string[]; readonly person: bigint; readonly at: number },
) => Promise<boolean>

export function createCouldSeeKeys({ embargoed, published, opened }: RevealRules): CouldSeeKeys {
  return async (client, { questions, person, at }) => {
    const asked = questions.map(question => ({ question, person, at }))
    const hidden = await embargoed(asked, client)
    const isPublic = await published(asked, client)
    const isOpened = await opened(asked, client)
    return asked.some((_, index) => !hidden[index] && (isPublic[index] || isOpened[index]))
  }
}
