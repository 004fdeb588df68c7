import { z } from 'zod'
import { auditShapes } from './audit.ts'
import { backgroundTaskShapes } from './background-tasks.ts'
import { constantShapes } from './constants.ts'
import { dashboardShapes } from './dashboard.ts'
import { feedbackShapes } from './feedback.ts'
import { imageShapes } from './images.ts'
import { libraryImageShapes } from './library-images.ts'
import { pageInfoShapes } from './page-info.ts'
import { peopleShapes } from './people.ts'
import { staffMemberShapes } from './staff-members.ts'
import { systemShapes } from './system.ts'
import { viewAsShapes } from './view-as.ts'

export const AppConfig = z.strictObject({
  version: z.string(),
  features: z.record(z.string(), z.boolean()),
  links: z.record(z.string(), z.string()),
})

export const coreShapes = {
  'core.getConfig': { returns: AppConfig },
  ...auditShapes,
  ...backgroundTaskShapes,
  ...constantShapes,
  ...dashboardShapes,
  ...feedbackShapes,
  ...imageShapes,
  ...libraryImageShapes,
  ...pageInfoShapes,
  ...staffMemberShapes,
  ...peopleShapes,
  ...viewAsShapes,
  ...systemShapes,
} as const
