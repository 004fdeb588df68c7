import { previewQuestion } from '@prostuti/contract/questions/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { readableText } from '../rendering/readable-text.ts'
import type { RenderNotice } from '../rendering/render-notice.ts'
import { renderPassage } from '../rendering/render-passage.ts'
import { qualityOfWritten, questionColumns } from './question-columns.ts'
import { findSame, readPassage, readPicture } from './save-question.ts'
import { shownQuestion } from './staff-question.ts'

/** How a question will look and what it will be worth; nothing is saved, and nothing is refused for being unfinished. */
export function createPreviewQuestion({ db, siteUrl }: QuestionDeps) {
  return implement(previewQuestion, async ({ body }, { language }) => {
    const { id, picture: pictureId, passage: passageId, passage_text: passageText, ...written } = body
    const notices = new Map<string, RenderNotice>()
    const onNotice = (notice: RenderNotice) => void notices.set(notice.message.en, notice)
    const { columns, passage, same } = await inTransaction(db.pool, async client => {
      const picture = await readPicture(client, pictureId === null ? null : BigInt(pictureId), siteUrl)
      const passage = passageText
        ? renderPassage(passageText, onNotice)
        : await readPassage(client, passageId === null ? null : BigInt(passageId))
      const columns = questionColumns(written, { passage: passage?.bn, picture, onNotice })
      return { columns, passage, same: await findSame(client, columns.fingerprint, id === null ? null : BigInt(id)) }
    })
    return {
      shown: { bn: shownQuestion(columns.content.bn), en: shownQuestion(columns.content.en) },
      passage: passage ?? null,
      quality: qualityOfWritten(written, columns, same.length > 0),
      notices: [...notices.values()].map(({ code, message }) => ({ code, message: message[language] })),
      duplicates: same.map(({ id: other, content }) => ({
        id: String(other),
        title: readableText(content[language].text),
      })),
    }
  })
}
