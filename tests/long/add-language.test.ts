import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'

const copy = mkdtempSync(join(tmpdir(), 'language-'))
afterAll(() => rmSync(copy, { recursive: true }))

function edit(file: string, find: string | RegExp, text: string) {
  const before = readFileSync(join(copy, file), 'utf8')
  const after = before.replace(find, text)
  expect(after, file).not.toBe(before)
  writeFileSync(join(copy, file), after)
}

it('Japanese is a row of locales.ts and a file of messages: nothing else lists the languages', () => {
  const folders = ['app', 'components', 'lib', 'messages', 'scripts', 'server', 'tests/helpers']
  for (const name of [...folders, 'tsconfig.json', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(copy, 'messages/en.json'), join(copy, 'messages/ja.json'))

  edit('lib/i18n/locales.ts', "['cn', 'en'] as const", "['cn', 'en', 'ja'] as const")
  edit(
    'lib/i18n/locales.ts',
    /( {2}en: \{[\s\S]*?\n {2}\},\n)/,
    "$1  ja: { ...enRow, locale: 'ja', prefix: '/ja' },\n",
  )
  const [, english = ''] =
    /\n {2}en: (\{[\s\S]*?\n {2}\}),\n/.exec(readFileSync(join(root, 'lib/i18n/locales.ts'), 'utf8')) ?? []
  edit(
    'lib/i18n/locales.ts',
    '/** One row per language',
    `const enRow = ${english} as const\n/** One row per language`,
  )
  edit(
    'lib/i18n/messages.ts',
    'import en from',
    "import ja from '@/messages/ja.json' with { type: 'json' }\nimport en from",
  )
  edit('lib/i18n/messages.ts', '{ cn, en }', '{ cn, en, ja }')

  const include = folders.flatMap((name) => [`${name}/**/*.ts`, `${name}/**/*.tsx`])
  const exclude = ['node_modules', '**/*.test.ts', '**/*.test.tsx']
  writeFileSync(
    join(copy, 'tsconfig.copy.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['**/*.d.ts', ...include], exclude }),
  )
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const { stdout, status } = spawnSync(
    tsc,
    ['--noEmit', '--incremental', 'false', '-p', 'tsconfig.copy.json'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
