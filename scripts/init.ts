// `npm run init`: a complete small company in a folder of its own (docs/own-company.md), by flags or by asking.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { timeZone } from '@/lib/setting-kinds'
import { runCommand, UsageError } from './lib/command'
import { type Company, writeCompany } from './lib/own-company/write-company'

const usage = `Usage: npm run init -- [folder] --name-en=… [--name-cn=…] [--recipients=a@b,c@d] [options]
The folder is site/ unless it is named. Without flags the answers are asked for. One name alone makes a site of that language.
  --domain=www.example.com   --logo=file.svg   --logo-dark=file.svg   --mark=square.svg   --colour=#1d4ed8   --time-zone=Europe/Berlin
  --phone=…   --email=…   --address=…   --address-cn=…`

const text = /^(?=.*\S)[^<>*_`[\]$\\\p{Cc}]{1,80}$/u
const mailbox = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/
const isPicture = (file: string) => /\.(?:svg|png|webp|jpe?g)$/i.test(file) && existsSync(file)

const picture = 'an SVG, PNG, WebP or JPEG file'

type Question = { ask: string; takes: (answer: string) => boolean; must: string; usual?: string }

const contact = (ask: string): Question => ({
  ask,
  takes: (answer) => text.test(answer),
  must: 'one line of at most 80 characters without < > * _ ` [ ] $ \\',
})

const pictureFile = (ask: string): Question => ({ ask, takes: isPicture, must: picture })

/** What is asked, in this order. */
const questions = {
  'name-cn': contact('Company name in Chinese (empty: no Chinese site)'),
  'name-en': contact('Company name in English (empty: no English site)'),
  domain: {
    ask: 'Domain, such as www.example.com (empty: later)',
    takes: (answer) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d+)?$/i.test(answer),
    must: 'a host such as www.example.com',
  },
  logo: pictureFile('Logo, a file (empty: the name is shown instead)'),
  'logo-dark': pictureFile('Logo for dark grounds, a file (empty: the logo in white)'),
  mark: pictureFile('Square sign for icons, a file (empty: a plain sign)'),
  colour: {
    ask: 'Brand colour',
    takes: (answer) => /^#[0-9a-f]{6}$/i.test(answer),
    must: 'six digits such as #1d4ed8',
    usual: '#1d4ed8',
  },
  phone: contact('Phone (empty: none)'),
  email: {
    ask: 'E-mail that visitors see (empty: none)',
    takes: (answer) => mailbox.test(answer),
    must: 'an e-mail address',
  },
  address: contact('Postal address (empty: none)'),
  'address-cn': contact('Postal address in Chinese (empty: the same)'),
  'time-zone': {
    ask: 'Time zone',
    takes: (answer) => timeZone.safeParse(answer).success,
    must: 'a zone such as Asia/Shanghai',
    usual: 'Asia/Shanghai',
  },
  recipients: {
    ask: 'Who gets the enquiries, by mail (several: commas)',
    takes: (answer) => answer.split(',').every((one) => mailbox.test(one.trim())),
    must: 'e-mail addresses, with commas between them',
  },
} satisfies Record<string, Question>

type Name = keyof typeof questions
type Answers = Partial<Record<Name, string>>
const names = Object.keys(questions) as Name[]

/** Why an answer will not do; undefined when it will. */
function problem(name: Name, answer: string): string | undefined {
  const { takes, must }: Question = questions[name]
  if (takes(answer)) return undefined
  const shown = answer.length > 60 ? `${answer.slice(0, 60)}…" (${answer.length} characters)` : `${answer}"`
  const isAbsent = must === picture && !existsSync(answer)
  return `--${name}: must be ${must}, ${isAbsent ? 'and there is no file' : 'not'} "${shown}`
}

async function askAll(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Answers = {}
  for (const name of names) {
    const { ask, usual }: Question = questions[name]
    for (;;) {
      const answer = (await terminal.question(`${ask}${usual ? ` [${usual}]` : ''}: `)).trim() || usual
      const wrong = answer && problem(name, answer)
      if (wrong) console.info(wrong)
      else if (answer) answers[name] = answer
      if (!wrong) break
    }
  }
  terminal.close()
  return answers
}

function companyOf(answers: Answers): Company {
  const { 'name-cn': cn, 'name-en': en, email, recipients } = answers
  if (!cn && !en) throw new Error('a company needs a name: --name-cn, --name-en or both')
  const mailboxes = (recipients ?? email)?.split(',').map((one) => one.trim())
  if (!mailboxes) throw new Error('somebody must get the enquiries: --recipients')
  return {
    ...{ domain: answers.domain, logo: answers.logo, mark: answers.mark },
    ...{ logoDark: answers['logo-dark'], addressCn: answers['address-cn'] },
    ...{ phone: answers.phone, email, address: answers.address },
    names: { ...(cn && { cn }), ...(en && { en }) },
    colour: (answers.colour ?? questions.colour.usual).toLowerCase(),
    zone: answers['time-zone'] ?? questions['time-zone'].usual,
    recipients: mailboxes,
  }
}

const quoted = (answer: string) => `'${answer.replaceAll("'", "'\\''")}'`

/** Asks, and writes the company; what was answered is printed as flags where it cannot be written. Throws with the reason. */
async function askAndWrite(folder: string): Promise<void> {
  const answers = await askAll()
  try {
    await writeCompany(resolve(folder), companyOf(answers))
  } catch (error) {
    const flags = Object.entries(answers).map(([name, answer]) => `--${name}=${quoted(answer)}`)
    console.info(`Your answers, to go on from: npm run init -- ${folder} ${flags.join(' ')}`)
    throw error
  }
}

await runCommand({
  usage,
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const)),
  async run(values, [folder = 'site', ...more]) {
    if (more.length > 0) throw new UsageError('one folder alone: a name of several words stands in quotes')
    const given = names.flatMap((name) =>
      typeof values[name] === 'string' ? [[name, values[name]] as const] : [],
    )
    const wrong = given.flatMap(([name, answer]) => problem(name, answer) ?? [])
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    if (given.length === 0 && process.stdin.isTTY) await askAndWrite(folder)
    else await writeCompany(resolve(folder), companyOf(Object.fromEntries(given)))
    console.info(`Written into ${folder}/. Next:
  SITE_DIR=${folder} npm run content:check
  SITE_DIR=${folder} npm start
docs/own-company.md says what comes then.`)
  },
})
