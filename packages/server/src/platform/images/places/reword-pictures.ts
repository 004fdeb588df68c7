import type { ImageAlt } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { attributeText } from '../picture-html.ts'

interface Reworded {
  readonly id: string
  readonly digest: string | null
  readonly alt: ImageAlt
}

/**
 * Says a picture's words in the questions that it stands below: their HTML was made when they were saved. What is derived of that is
 * made anew by the questions' sweep. Pictures within a text keep the words that stand there.
 */
export async function rewordPictures(client: PoolClient, { id, digest, alt }: Reworded): Promise<void> {
  if (digest === null) return
  const shape = `(<img src="[^"]*/${digest}/" alt=")[^"]*(" width="[0-9]+" height="[0-9]+">)$`
  const reworded = (language: 'bn' | 'en', words: string) =>
    `to_jsonb(regexp_replace(content#>>'{${language},text}', $2, ${words}))`
  await client.query(
    `update questions set search_key = null, compared_at = null,
       content = jsonb_set(jsonb_set(content, '{bn,text}', ${reworded('bn', '$3')}), '{en,text}', ${reworded('en', '$4')})
      where picture_id = $1`,
    [id, shape, replacement(alt.bn || alt.en), replacement(alt.en || alt.bn)],
  )
}

/** Between the two parts of the match; a backslash of the words is one. */
const replacement = (words: string): string => `\\1${attributeText(words).replaceAll('\\', '\\\\')}\\2`
