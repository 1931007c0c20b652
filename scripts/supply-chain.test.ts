import { readFileSync } from 'node:fs'
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

/** What may be in the product. LGPL: libvips, which sharp loads as a library of its own; CC-BY: a table of browsers; CC0: a table of CSS, while building; OFL: a typeface. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0'],
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'CC-BY-4.0', 'CC0-1.0', 'OFL-1.1'],
])
const isAllowed = (license = '') => license.split(/ (?:AND|OR) /).every((part) => allowed.has(part))

/** Builds of compiled packages for machines that nobody here has: npm leaves them out, and with them what it would know. */
const isElsewhere = ({ optional = false, os, cpu, libc = [] }: Entry) =>
  optional &&
  ((os !== undefined && !os.includes('linux')) ||
    (cpu !== undefined && !cpu.includes('x64')) ||
    libc.includes('musl'))
const elsewhereByName = /(?:android|darwin|win32|freebsd|openharmony|musl|arm|ppc64|riscv64|s390x|ia32)/
const problems = (entries: (Entry & { name: string })[]) =>
  entries
    .filter(
      (entry) =>
        !(/^sha512-/.test(entry.integrity ?? '') && isAllowed(entry.license)) &&
        !(
          entry.integrity === undefined &&
          (isElsewhere(entry) || elsewhereByName.test(entry.name)) &&
          entry.optional
        ),
    )
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
  ])('are refused with %s', (_, change) => {
    expect(problems([{ ...one, ...change } as typeof one])).toEqual([one.name])
    expect(problems([one])).toEqual([])
  })

  it('are asked for by exact versions', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(`${root}/package.json`, 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
    const asked = Object.values({ ...dependencies, ...devDependencies })
    expect(asked.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
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
