node exam.mjs
