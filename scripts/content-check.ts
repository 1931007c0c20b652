// `npm run content:check`: every file of content/ by the contract. Mistakes end with exit code 1, notes do not.
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { readBrand } from '@/lib/brand/brand'
import { checkContent, type Finding } from '@/lib/content/sources/files/check'
import { env } from '@/lib/env'
import { root } from './lib/run.mjs'

const { SITE_DIR, CONTENT_DIR, SITE_TIME_ZONE, GO1688_HOST } = env()
const findings = checkContent({
  contentDirectory: resolve(root, CONTENT_DIR),
  publicDirectory: resolve(root, SITE_DIR, 'public'),
  zone: SITE_TIME_ZONE,
  now: Date.now(),
  go1688Host: GO1688_HOST,
})
// How the company looks is no record, and as easily mistaken.
const brandFile = resolve(root, SITE_DIR, 'brand.yaml')
const { problems } = readBrand(existsSync(brandFile) ? readFileSync(brandFile, 'utf8') : '')
for (const message of problems)
  findings.push({ file: relative(process.cwd(), brandFile), line: 1, path: '$', message, isNote: false })
const line = ({ file, line: number, path, message, isNote }: Finding) =>
  `${file}:${number}: ${isNote ? 'note: ' : ''}${path}: ${message}`
const mistakes = findings.filter(({ isNote }) => !isNote)
for (const finding of findings.filter(({ isNote }) => isNote)) console.log(line(finding))
for (const finding of mistakes) console.error(line(finding))
console.log(`${mistakes.length} mistakes, ${findings.length - mistakes.length} notes`)
process.exitCode = mistakes.length > 0 ? 1 : 0
