import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { IDBFactory } from 'fake-indexeddb'
import { takeExam } from './take-exam.js'

// node node.js <address of the API> <exam> [kept: with a database]
const [base, exam, kept] = process.argv.slice(2)
const platform = kept && memoryPlatform({ indexedDB: new IDBFactory() })
console.info(JSON.stringify(await takeExam({ base, exam, platform })))
