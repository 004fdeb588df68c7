import type { HeldExam } from '@prostuti/server/testing/exams'
import { test as base } from '../../support/journey.ts'

type LetGo = () => Promise<void>

interface HoldBack {
  /**
   * Holds the publishing of an exam back until what it returns is called, as another process does that has begun to
   * publish and is slow: it has the exam's row. However slow the machine, everybody sees the provisional list.
   */
  holdBack: (exam: HeldExam) => Promise<LetGo>
}

export const test = base.extend<HoldBack>({
  holdBack: async ({ testSite }, use) => {
    const held: LetGo[] = []
    await use(async exam => {
      const client = await testSite.db.pool.connect()
      await client.query('begin')
      await client.query('select 1 from exams where id = $1 for no key update', [exam.id])
      let release: LetGo | null = async () => {
        release = null
        await client.query('rollback')
        client.release()
      }
      const letGo: LetGo = async () => release?.()
      held.push(letGo)
      return letGo
    })
    for (const letGo of held) await letGo()
  },
})
