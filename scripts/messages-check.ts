// `npm run messages:check`: all languages have the same keys and ask for the same values.
import { readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { compareMessages, flatten } from './lib/messages'

const load = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const [first, ...others] = locales.map((locale) => `messages/${locale}.json`)
const messages = load(first ?? '')
const problems = others.flatMap((file) => compareMessages([first ?? '', messages], [file, load(file)]))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${flatten(messages).size} messages, the same in all languages`)
