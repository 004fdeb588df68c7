import { defineShell } from '../../shell/index.ts'

defineShell()
