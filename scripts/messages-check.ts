// `npm run messages:check`: both languages have the same keys and ask for the same values.
import { readFileSync } from 'node:fs'
import { compareMessages, flatten } from './lib/messages'

const load = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const [cn, en] = ['messages/cn.json', 'messages/en.json'] as const
const messages = load(cn)
const problems = compareMessages([cn, messages], [en, load(en)])
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${flatten(messages).size} messages, the same in both languages`)
