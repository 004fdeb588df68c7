import type { Plugin } from 'vite'

/** `operation('exams.getExam', 'GET', 'exam/v5/exams/{id}/', 'anyone')`; other rows stay as they are. */
const row = /\boperation\(\s*'[\w.]+',\s*('[A-Z]+'),\s*('[^']+'),\s*'\w+',?\s*\)/g

/** In the embed a row of the contract's table is a method and a path: its id and who may call it are for the server. */
export function bareRows(): Plugin {
  return {
    name: 'prostuti:bare-rows',
    enforce: 'pre',
    transform: {
      filter: { id: /contract\/src\/.+\/operations\.ts$/ },
      handler: code => ({ code: code.replace(row, '{ method: $1, path: $2 }'), map: null }),
    },
  }
}
