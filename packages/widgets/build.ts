import { keepBudget } from './build/budget.ts'
import { buildCustomElements } from './build/custom-elements.ts'
import { buildEmbed } from './build/embed.ts'
import { buildReact, buildServer } from './build/libraries.ts'
import { buildLook } from './build/look.ts'
import { buildTypes } from './build/types.ts'

const root = import.meta.dirname

const embed = await buildEmbed(root)
await buildReact(root)
await buildServer(root)
buildCustomElements(root)
buildLook(root)
buildTypes(root)
keepBudget(embed)
