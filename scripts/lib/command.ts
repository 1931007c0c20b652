import { type ParseArgsConfig, parseArgs } from 'node:util'
import { reasonOf } from '@/lib/contract/errors'
import { misspeltSettings } from '@/lib/misspelt-settings'
import './closed-pipe'
import { commandReason } from './command-reason'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']
type Command<O extends Options> = {
  usage: string
  options?: O
  /** What stderr says of any other error; its reason when absent. */
  messageOf?: (error: unknown) => unknown
  /** Exit code of any other error, 1 when absent. */
  failureCode?: number
  /** Does it; a number that it returns is the exit code, 0 when none. */
  run: (values: Values<O>, words: string[]) => Promise<unknown>
}

/** A command was called in a wrong way: stderr says how, and how it is used. */
export class UsageError extends Error {
  override name = 'UsageError'
}

function readArguments(options: Options = {}) {
  try {
    const help = { type: 'boolean', short: 'h' } as const
    return parseArgs({ allowPositionals: true, options: { ...options, help } })
  } catch (error) {
    throw new UsageError(reasonOf(error))
  }
}

/** Runs a command of package.json by the arguments of the process and sets its exit code: 2 for wrong usage; `--help` prints the usage. Misspelt settings are named on stderr. */
export async function runCommand<const O extends Options>(command: Command<O>): Promise<void> {
  const { usage, options, messageOf = commandReason, failureCode = 1, run } = command
  for (const line of misspeltSettings(process.env)) console.warn(`Setting ${line}`)
  try {
    const { values, positionals } = readArguments(options)
    const code = values.help ? console.info(usage) : await run(values as Values<O>, positionals)
    process.exitCode = typeof code === 'number' ? code : 0
  } catch (error) {
    const isUsage = error instanceof UsageError
    console.error(isUsage ? `${error.message}\n\n${usage}` : messageOf(error))
    process.exitCode = isUsage ? 2 : failureCode
  }
}
