import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './run.mjs'

/** The bill of materials of a build: every package that serving needs, with version, licence and digest (CycloneDX). */
export const sbomFile = join(root, '.next', 'sbom.cdx.json')

// Its own words are wanted where it fails, under `npm run --silent` too.
const options = [
  '--package-lock-only',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--loglevel=error',
]

/** Packages that the lock file has for development alone; npm's own `--omit=dev` leaves out more than those. */
function forDevelopment() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  const nameOf = ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`
  const needed = new Set(entries.filter(([, { dev }]) => !dev).map(nameOf))
  return (/** @type {{ name: string, version: string }} */ { name, version }) =>
    !needed.has(`${name}@${version}`)
}

/** What npm makes of the lock file of `folder`; it asks no registry. Rejects with npm's own words. */
export async function sbom(folder = root) {
  const { stdout } = await promisify(execFile)('npm', ['sbom', ...options], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  }).catch((error) => {
    throw new Error(`No bill of materials:\n${error.stderr || error.message}`)
  })
  const bill = JSON.parse(stdout)
  const isForDevelopment = forDevelopment()
  bill.metadata.component.name = 'northbay-site' // npm takes the folder's name
  bill.components = bill.components.filter((part) => !isForDevelopment(part))
  const refs = new Set([bill.metadata.component, ...bill.components].map((part) => part['bom-ref']))
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((name) => refs.has(name)) }))
  return bill
}

/** Writes it beside the build; how many packages it names. */
export async function writeSbom(file = sbomFile) {
  const bill = await sbom()
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  return bill.components.length
}
