import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './lib/run.mjs'
import { sbom } from './lib/sbom.mjs'

type Entry = {
  version: string
  integrity?: string
  license?: string
  resolved?: string
  hasInstallScript?: boolean
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
const packages = (file: string) =>
  Object.entries(
    (JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as { packages: Record<string, Entry> }).packages,
  )
    .filter(([name]) => name !== '')
    .map(([name, entry]) => ({ name, ...entry }))
const lock = packages('package-lock.json')

/** What may be in the product. LGPL: libvips, which sharp loads as a library of its own; CC-BY and CC0: tables of browsers and of CSS; OFL: a typeface. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0'],
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'CC-BY-4.0', 'CC0-1.0', 'OFL-1.1'],
])
const isAllowed = (license = '') => license.split(/ (?:AND|OR) /).every((part) => allowed.has(part))

/**
 * Builds of compiled packages for systems that the product is neither served nor developed on here: the registry that the lock file
 * was made with does not have them, so npm knows no digest and no licence. Each by its name; none is for Linux on x64 or arm64 with glibc.
 */
const elsewhere = new Set(
  Object.entries({
    '@biomejs/cli-':
      'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
    '@next/swc-': 'darwin-arm64 darwin-x64 win32-arm64-msvc win32-x64-msvc',
    '@oxc-parser/binding-':
      'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
    '@swc/core-':
      'darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-ppc64-gnu linux-s390x-gnu win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  }).flatMap(([name, systems]) => systems.split(' ').map((system) => `node_modules/${name}${system}`)),
)
/** Linux on x64 or arm64 with glibc loads it: what the product is served on. */
const isServedOn = ({ os, cpu, libc = ['glibc'] }: Entry) =>
  (os === undefined || os.includes('linux')) &&
  (cpu === undefined || cpu.some((one) => one === 'x64' || one === 'arm64')) &&
  libc.includes('glibc')
const isWhole = ({ integrity = '', license }: Entry) => /^sha512-/.test(integrity) && isAllowed(license)
const problems = (entries: (Entry & { name: string })[]) =>
  entries
    .filter((entry) => {
      const isKnown = elsewhere.has(entry.name) && entry.optional && !isServedOn(entry)
      return !isWhole(entry) && !(entry.integrity === undefined && isKnown)
    })
    .map(({ name }) => name)

describe('the packages of the lock file', () => {
  it('have an integrity and a licence that is allowed, and name no registry', () => {
    expect(lock.length).toBeGreaterThan(300)
    expect(problems(lock)).toEqual([])
    expect(lock.filter(({ resolved }) => resolved !== undefined)).toEqual([])
  })

  const one = { name: 'node_modules/one', version: '1.0.0', integrity: 'sha512-x', license: 'MIT' }
  it.each([
    ['another licence', { license: 'GPL-3.0' }],
    ['one of two licences', { license: 'MIT AND AGPL-3.0' }],
    ['no licence', { license: '' }],
    ['an old digest', { integrity: 'sha1-x' }],
    ['no digest', { integrity: undefined }],
    ['no digest, for Linux', { integrity: undefined, optional: true, os: ['linux'], cpu: ['x64'] }],
    ['no digest, for a system nobody listed', { integrity: undefined, optional: true, os: ['darwin'] }],
    [
      'no digest under a listed name, for Linux',
      { name: 'node_modules/@swc/core-darwin-x64', integrity: undefined, optional: true, os: ['linux'] },
    ],
  ])('are refused with %s', (_, change) => {
    expect(problems([{ ...one, ...change } as typeof one])).toHaveLength(1)
    expect(problems([one])).toEqual([])
  })

  it('are pinned to exact versions', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(`${root}/package.json`, 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
    const asked = Object.values({ ...dependencies, ...devDependencies })
    expect(asked.filter((version) => !/^\d+\.\d+\.\d+(?:-canary\.\d+)?$/.test(version))).toEqual([])
  })

  it('hold the versions without the known holes (S9)', () => {
    const atLeast = (name: string) =>
      (lock.find((entry) => entry.name === `node_modules/${name}`)?.version ?? '0').split('.').map(Number)
    const isOlder = ([a = 0, b = 0, c = 0]: number[], [x = 0, y = 0, z = 0]: number[]) =>
      a - x || b - y || c - z
    expect(isOlder(atLeast('next'), [16, 4, 6])).toBeGreaterThanOrEqual(0)
    expect(isOlder(atLeast('sharp'), [0, 35, 5])).toBeGreaterThanOrEqual(0)
  })
})

it('the product uses none of the parts that had them (S9): Server Actions, next/og, use cache, a page for every address', () => {
  const files = ['app', 'components', 'lib', 'server', 'middleware.ts', 'next.config.ts'].flatMap((place) =>
    place.includes('.')
      ? [place]
      : readdirSync(`${root}/${place}`, { recursive: true, encoding: 'utf8' })
          .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
          .map((name) => `${place}/${name.replaceAll('\\', '/')}`),
  )
  expect(files.length).toBeGreaterThan(400)
  const parts = /['"]use (?:server|cache)\b|from ['"]next\/(?:og|server\/og)['"]|\bImageResponse\b/
  expect(files.filter((file) => parts.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
  const everything = /^app\/(?:\[lang\]\/)?\[{1,2}\.\.\.[^/]*\/page\.tsx$/
  expect(files.filter((file) => everything.test(file))).toEqual([])
})

it('the bill of materials names every package that serving needs, with its digest', async () => {
  const bill = (await sbom()) as {
    bomFormat: string
    components: { name: string; version: string; hashes?: object[]; licenses?: object[] }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const known = new Map(bill.components.map((item) => [`${item.name}@${item.version}`, item]))
  for (const name of ['next', 'react', 'sharp', 'libsql', 'zod'])
    expect(
      [...known.keys()].some((key) => key.startsWith(`${name}@`)),
      name,
    ).toBe(true)
  const next = bill.components.find(({ name }) => name === 'next')
  expect([next?.hashes?.length, next?.licenses?.length]).toEqual([1, 1])
  expect([...known.keys()].some((key) => key.startsWith('vitest@'))).toBe(false)
})

it('a lock file of which npm makes no bill of materials fails the build, with npm’s own words', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'northbay-sbom-'))
  const dependencies = { one: '1.0.0', two: '1.0.0' }
  const peer = { version: '1.0.0', peerDependencies: { one: '^2.0.0' } }
  const packages = {
    '': { name: 'a', dependencies },
    'node_modules/one': { version: '1.0.0' },
    'node_modules/two': peer,
  }
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'a', dependencies }))
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  await expect(sbom(dir)).rejects.toThrow(/No bill of materials:[\s\S]*npm error[\s\S]*one/)
  rmSync(dir, { recursive: true })
  // Nothing between the build and its callers takes that for success.
  expect(readFileSync(`${root}/scripts/lib/build.mjs`, 'utf8')).toMatch(/await writeSbom\(\)\n/)
})
