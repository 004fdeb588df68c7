import type { QuestionPreview, StaffQuestion, UploadedImage } from '@prostuti/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { moderator, questionForm, writeCategory } from '../../../testing/staff.ts'

const testApp = await openTestApp({ overHttp: true })
const staff = await moderator(testApp)
const path = 'questions/v4/admin-question/'
const category = (await writeCategory(staff, 'জ্যামিতি')).id

async function upload(): Promise<string> {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7' } })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await drawn.png().toBuffer())], 'ত্রিভুজ.png', { type: 'image/png' }))
  return (await staff.call<UploadedImage>('POST', 'core/v1/core-image-uploads/', form)).body.id
}

const shown = /<img src="http:\/\/localhost:4321\/api\/core\/v1\/images\/[\w-]{43}\/" alt="" width="60" height="40">$/

it('a question shows its picture below its text, by an address that other sites reach, until it is taken away', async () => {
  const picture = await upload()
  const early = await staff.call<{ errors: { path: string }[] }>('POST', path, questionForm(category, { picture }))
  expect([early.status, early.body.errors[0]?.path]).toEqual([400, 'picture'])
  await runTasks(testApp.app)

  const { options, explanation, question } = questionForm(category)
  const preview = await staff.call<QuestionPreview>('POST', 'questions/v4/question-preview/', {
    ...{ question, options, explanation, picture },
  })
  expect(preview.body.shown.bn.text).toMatch(shown)

  const { body: written } = await staff.call<StaffQuestion>('POST', path, questionForm(category, { picture }))
  expect(written.picture).toBe(picture)
  for (const language of ['bn', 'en'] as const) expect(written.shown[language].text).toMatch(shown)
  expect(written.question).toEqual(
    (await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${written.id}/`)).body.question,
  )

  const change = (body: object) => staff.call<StaffQuestion>('PATCH', `questions/v4/questions-rud/${written.id}/`, body)
  const { body: reworded } = await change({ revision: 1, question: { bn: 'ছবির ত্রিভুজের ক্ষেত্রফল কত?' } })
  expect(reworded.shown.bn.text).toMatch(/^ছবির.*<img /)
  const { body: bare } = await change({ revision: 2, picture: null })
  expect([bare.picture, bare.shown.bn.text]).toEqual([null, 'ছবির ত্রিভুজের ক্ষেত্রফল কত?'])
})
