// `npm run browsers:check`: parses every script and style sheet that the site ships and looks up what they use in MDN's compatibility
// data. What the oldest engines lack has to stand in known.json with what happens there instead.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOADER } from '@/app/[lang]/_components/loader'
import { root } from '@/scripts/lib/run.mjs'
import { browserslist } from './compat'
import known from './known.json' with { type: 'json' }
import { newerInScripts } from './script-features'
import { newerInStyles } from './style-features'

function shipped(ending: string): { file: string; text: string }[] {
  const folders = ['.next/static', 'public']
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

if (existsSync(join(root, '.next/static'))) {
  const found = newerInScripts([
    { file: 'app/[lang]/_components/loader.ts', text: LOADER },
    ...shipped('.js'),
  ])
  for (const { file, text } of shipped('.css'))
    for (const feature of newerInStyles(text)) found.set(feature, file)
  const listed = new Set<string>(known.flatMap(({ features }) => features))
  const missing = [...found].filter(([feature]) => !listed.has(feature))
  const idle = [...listed].filter((feature) => !found.has(feature))
  for (const [feature, file] of missing)
    console.log(
      `${feature} (${file}): newer than ${browserslist.join(', ')}, and has no fall-back in known.json`,
    )
  for (const feature of idle) console.log(`${feature} stands in known.json and is used nowhere`)
  process.exitCode = missing.length + idle.length > 0 ? 1 : 0
} else console.log('Nothing is built: run npm run build first.')
