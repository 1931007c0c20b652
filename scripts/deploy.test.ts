import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { parseEnv } from '@/lib/env'
import { takesPost } from '@/lib/i18n/routes'
import { environment } from '@/lib/settings'
import { nodeProblem } from '@/scripts/lib/node-version.mjs'
import { metricsRecorder } from '@/server/metrics/recorder'

// Files of deploy/ that cannot be run here are read as their programs would read them; nginx.conf runs in test:scale.
const text = (file: string) => readFileSync(join('deploy', file), 'utf8')
/** NAME=value lines, as systemd, docker and kubectl read them. */
const settingsIn = (file: string) => {
  const lines = text(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => [line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]),
  )
}

describe('environment templates', () => {
  const settings = { ...settingsIn('env/site.env'), ...settingsIn('env/secrets.env.example') }

  it('name settings that exist, with values that the start accepts (D33)', () => {
    expect(Object.keys(settings).filter((name) => !(name in environment.shape))).toEqual([])
    expect(parseEnv(settings)).not.toHaveProperty('problems')
  })

  it('keep what is secret out of the file that may be committed', () => {
    expect(
      Object.keys(settingsIn('env/site.env')).filter((name) => /SECRET|TOKEN|DATABASE/.test(name)),
    ).toEqual([])
  })
})

it('prepare.sh makes what compose.yaml needs beside the repository: secrets of its own, a password, a certificate; once', () => {
  const dir = mkdtempSync(join(tmpdir(), 'northbay-prepare-'))
  cpSync('deploy', dir, { recursive: true })
  for (const made of ['env/secrets.env', '.env', 'tls'])
    rmSync(join(dir, made), { recursive: true, force: true })
  const prepare = () => spawnSync('sh', [join(dir, 'prepare.sh')], { encoding: 'utf8' })
  const made = () =>
    ['env/secrets.env', '.env', 'tls/site.crt'].map((name) => readFileSync(join(dir, name), 'utf8'))
  expect(prepare()).toMatchObject({ status: 0, stderr: '' })
  const first = made()
  const [secrets = '', compose = ''] = first
  const set = Object.fromEntries(
    secrets.split('\n').flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/s)] : [])),
  )
  expect(parseEnv({ ...settingsIn('env/site.env'), ...set })).not.toHaveProperty('problems')
  expect(secrets).not.toContain('change-me')
  expect(compose.trim()).toBe(`POSTGRES_PASSWORD=${new URL(set.DATABASE_URL ?? '').password}`)
  expect(set.REVALIDATE_SECRET).toMatch(/^[0-9a-f]{48}$/)
  expect(set.REVALIDATE_SECRET).not.toBe(set.PREVIEW_SECRET)
  expect(statSync(join(dir, 'env/secrets.env')).mode & 0o077).toBe(0)
  const names = spawnSync('openssl', [
    'x509',
    '-in',
    join(dir, 'tls/site.crt'),
    '-noout',
    '-ext',
    'subjectAltName',
  ])
  expect(String(names.stdout)).toContain('DNS:www.example.com, DNS:en.example.com')
  expect(prepare()).toMatchObject({ status: 0, stdout: '' })
  expect(made()).toEqual(first)
  rmSync(dir, { recursive: true, force: true })
})

/** The HEALTHCHECK of the Dockerfile as compose writes it. */
const imageHealth = (() => {
  const [, interval, timeout, start, retries, command = ''] =
    /^HEALTHCHECK --interval=(\S+) --timeout=(\S+) --start-period=(\S+) --retries=(\d+) \\\n *CMD (.+)$/m.exec(
      text('Dockerfile'),
    ) ?? []
  const test = ['CMD', ...JSON.parse(command)].map((part) => part.replaceAll('$', '$$$$'))
  return { test, interval, timeout, start_period: start, retries: Number(retries) }
})()

describe('Dockerfile', () => {
  const instructions = text('Dockerfile')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
  const starts = instructions.flatMap(({ name }, at) => (name === 'FROM' ? [at] : []))
  const last = instructions.slice(starts.at(-1))
  const of = (name: string) => last.filter((item) => item.name === name).map(({ rest }) => rest)

  it('is built in stages on a named release of Node, and only the first one needs a network', () => {
    expect(starts.length).toBe(3)
    expect(
      instructions.filter(({ name, rest }) => name === 'FROM' && !/^(?:node:24-|packages)/.test(rest)),
    ).toEqual([])
    const later = instructions.slice(starts[1]).map(({ rest }) => rest)
    expect(later.filter((rest) => /npm (?:ci|install)|apt-get|curl |https?:\/\/(?!127)/.test(rest))).toEqual(
      [],
    )
    expect(instructions.filter(({ name }) => name === 'ADD')).toEqual([])
  })

  it(`has the documented version of Node; tests run on ${process.versions.node}, which starts it too`, () => {
    const [, served = ''] = /^node:(\d+)-/.exec(instructions[0]?.rest ?? '') ?? []
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`(Node ${served} from nodejs.org`)
    expect(readFileSync('SECURITY.md', 'utf8')).toContain(`Node ${served}`)
    expect(nodeProblem()).toBe('')
  })

  it('ends in an image without root that writes to /data alone and has a health check', () => {
    expect([of('USER'), of('VOLUME'), of('STOPSIGNAL')]).toEqual([['node'], ['/data'], ['SIGTERM']])
    expect(of('HEALTHCHECK').join()).toContain('/api/health')
    expect(of('CMD').join()).toContain('scripts/serve.sh')
    expect(of('ENV').join()).toContain('DATA_DIR=/data')
  })

  it('copies what is there, and leaves nothing out that the build reads', () => {
    const sent = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .flatMap((line) => line.match(/^!(.+)/)?.[1] ?? [])
    expect(sent.filter((name) => !existsSync(name))).toEqual([])
    const copied = of('COPY').flatMap((rest) =>
      [...rest.matchAll(/\/site\/([\w./-]+)/g)].map(([, name = '']) => name),
    )
    const made = ['.next', 'node_modules']
    expect(copied.filter((name) => !sent.includes(name) && !made.includes(name))).toEqual([])
    for (const name of [
      'app',
      'components',
      'lib',
      'messages',
      'server',
      'middleware.ts',
      'package-lock.json',
    ])
      expect(sent).toContain(name)
  })
})

const service = z.looseObject({
  image: z.string().regex(/:[\w.-]+$/),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()).optional(),
})

it('compose.yaml starts two instances, nginx, PostgreSQL and Redis, each of what it names being there', () => {
  const file = parse(text('compose.yaml'), { merge: true }) as Record<string, object>
  const services = z.record(z.string(), service).parse(file.services)
  expect(Object.keys(services).sort()).toEqual(['app1', 'app2', 'nginx', 'postgres', 'redis'])
  const volumes = Object.keys(file.volumes ?? {})
  for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
    for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name)
    for (const mount of mounts) {
      const [from = ''] = mount.split(':')
      const isThere =
        ['./tls', './acme'].includes(from) ||
        (from.startsWith('.') ? existsSync(join('deploy', from)) : volumes.includes(from))
      expect(isThere, mount).toBe(true)
    }
  }
  for (const name of ['app1', 'app2']) {
    expect(text('nginx.conf')).toContain(`server ${name}:3000 `)
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(services[name]?.healthcheck, 'as in the Dockerfile: OCI images carry none').toEqual(imageHealth)
    expect(imageHealth.test.join(''), "Podman's Docker interface splits words at spaces").not.toContain(' ')
  }
  const { DATABASE_URL = '', REDIS_URL = '' } = settingsIn('env/secrets.env.example')
  expect([new URL(DATABASE_URL).hostname, new URL(REDIS_URL).hostname]).toEqual(['postgres', 'redis'])
})

describe('kubernetes/site.yaml', () => {
  type Thing = { kind: string; apiVersion: string; metadata: { name: string }; spec: Record<string, never> }
  const things = parseAllDocuments(text('kubernetes/site.yaml')).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as Thing
  })
  const spec = (kind: string) => things.find((thing) => thing.kind === kind)?.spec

  it('has a deployment with its service, autoscaler, disruption budget and ingress', () => {
    const kinds = things.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)
    expect(kinds).toEqual([
      ...['apps/v1 Deployment', 'v1 Service', 'autoscaling/v2 HorizontalPodAutoscaler'],
      ...['policy/v1 PodDisruptionBudget', 'networking.k8s.io/v1 Ingress'],
    ])
  })

  it('selects its own pods, never goes below what serves, and gives the drain its time (D35)', () => {
    const deployment = spec('Deployment') as unknown as {
      strategy: { rollingUpdate: { maxUnavailable: number } }
      selector: { matchLabels: object }
      template: {
        metadata: { labels: object }
        spec: {
          terminationGracePeriodSeconds: number
          containers: {
            readinessProbe: { timeoutSeconds: number; failureThreshold: number }
            securityContext: object
            volumeMounts: { name: string }[]
          }[]
          volumes: { name: string }[]
        }
      }
    }
    const { template, selector, strategy } = deployment
    expect(template.metadata.labels).toEqual(selector.matchLabels)
    expect(spec('Service')).toMatchObject({ selector: selector.matchLabels })
    expect(spec('PodDisruptionBudget')).toMatchObject({ selector, minAvailable: 1 })
    expect(strategy.rollingUpdate.maxUnavailable).toBe(0)
    const grace = Number(settingsIn('env/site.env').SHUTDOWN_GRACE_SECONDS)
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(grace + 10)
    const [site] = template.spec.containers
    expect(site).toMatchObject({
      readinessProbe: { httpGet: { path: '/api/health' } },
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    })
    // One slow answer under load must not take an instance out: the others would get its visitors too.
    expect(site?.readinessProbe.timeoutSeconds).toBeGreaterThan(1)
    expect(site?.readinessProbe.failureThreshold).toBeGreaterThan(1)
    const volumes = template.spec.volumes.map(({ name }) => name)
    expect(site?.volumeMounts.map(({ name }) => name)).toEqual(volumes)
  })
})

it('the systemd units are ones that systemd takes, and the drain has its time', () => {
  const unit = text('systemd/site@.service')
  const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])
  expect(stop).toBeGreaterThan(Number(settingsIn('env/site.env').SHUTDOWN_GRACE_SECONDS) + 10)
  expect(unit).toMatch(/^ExecStart=\/bin\/sh scripts\/serve\.sh$/m)
  const dir = mkdtempSync(join(tmpdir(), 'northbay-unit-'))
  mkdirSync(join(dir, 'scripts'))
  // Its folder and user exist where it is installed, not here.
  const names = readdirSync('deploy/systemd')
  for (const name of names) {
    const here = text(`systemd/${name}`).replace('/opt/site/current', dir)
    writeFileSync(join(dir, name), here.replace('User=site\nGroup=site\n', ''))
  }
  const files = names.map((name) => join(dir, name.replace('@.', '@3000.')))
  const { stderr, status, error } = spawnSync('systemd-analyze', ['verify', ...files])
  rmSync(dir, { recursive: true, force: true })
  // A machine without systemd has read them as text above.
  expect(error ? { status: 0, said: '' } : { status, said: String(stderr) }).toEqual({ status: 0, said: '' })
})

it.each([
  ['SITE_HOSTS=www.company.example=cn,en.company.example=en\n', 'www.company.example en.company.example'],
  ['SITE_URL=https://www.company.example:443/\nSITE_HOSTS=\n', 'www.company.example'],
])(
  'the recipe of Debian makes of nginx.conf one with the hosts of %j, which nginx takes',
  (settings, names) => {
    const operations = readFileSync('docs/operations.md', 'utf8')
    const recipe = operations.slice(
      operations.indexOf('hosts=$('),
      operations.indexOf('\ncp deploy/trusted-proxies'),
    )
    const dir = mkdtempSync(join(tmpdir(), 'northbay-recipe-'))
    mkdirSync(join(dir, 'tls'))
    writeFileSync(join(dir, 'site.env'), settings)
    const here = recipe
      .replaceAll('/etc/site/', `${dir}/`)
      .replaceAll('/etc/nginx/nginx.conf', `${dir}/nginx.conf`)
    expect(spawnSync('sh', ['-euc', here], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
    const made = readFileSync(join(dir, 'nginx.conf'), 'utf8')
    expect(made.match(/server_name .*/g)).toEqual(Array(2).fill(`server_name ${names};`))
    // In /tmp anyone on the machine could put configuration that root reads.
    expect(made).not.toMatch(/ resolve;|app\d:|\/dev\/std|www\.example\.com|\/tmp\//)
    const key = ['-keyout', join(dir, 'tls/site.key'), '-out', join(dir, 'tls/site.crt')]
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=a',
      ...key,
    ])
    const own = made
      .replaceAll('/etc/nginx/tls', `${dir}/tls`)
      .replaceAll(/\/(?:run|var\/log\/nginx)\//g, `${dir}/`)
      .replaceAll('/var/lib/nginx/', `${dir}/`)
    writeFileSync(join(dir, 'nginx.conf'), own)
    const tried = spawnSync('nginx', ['-t', '-q', '-p', dir, '-c', join(dir, 'nginx.conf')], {
      encoding: 'utf8',
    })
    rmSync(dir, { recursive: true, force: true })
    // A machine without nginx has read it as text.
    expect(tried.error ? '' : tried.stderr).toBe('')
  },
)

it('the documented command on the enquiries has the settings, user and folder of an instance', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const [command = ''] = /systemd-run[^"]+/.exec(operations) ?? []
  const unit = [...text('systemd/site@.service').matchAll(/^(User|WorkingDirectory|EnvironmentFile)=.*$/gm)]
  const [, dataDir = ''] = /^Environment=.*(DATA_DIR=\S+)/m.exec(text('systemd/site@.service')) ?? []
  const wanted = [...unit.map(([line]) => line), `Environment=${dataDir.replace('%i', '$instance')}`]
  expect(wanted.length).toBe(5)
  expect(wanted.filter((line) => !command.includes(`-p ${line}`))).toEqual([])
  expect(operations).toMatch(/^for instance in .*\n {2}site enquiries -- backup --out "\S*\$instance/m)
  // It would hold for every instance, and win over the unit's own.
  expect(settingsIn('env/site.env')).not.toHaveProperty('DATA_DIR')
  expect(settingsIn('env/secrets.env.example')).not.toHaveProperty('DATA_DIR')
  for (const name of [
    'exec -T app1 npm run -s enquiries',
    'kubectl exec deploy/site -- npm run -s enquiries',
  ])
    expect(operations).toContain(name)
})

describe('monitoring', () => {
  const alerts = parse(text('monitoring/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; labels: object; annotations: object }[] }[]
  }
  const dashboard = JSON.parse(text('monitoring/grafana.json')) as {
    panels: { id: number; targets: { expr: string }[] }[]
  }
  const rules = alerts.groups.flatMap((group) => group.rules)
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]

  it('uses only metrics that the site exports', async () => {
    const recorder = metricsRecorder({ pages: () => ({ bytes: 0, count: 0 }), isRedisWell: () => true })
    const given = new Set([...(await recorder.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const asked = expressions.flatMap((expr) => expr.match(/\b(?:site|process|nodejs)_[a-z0-9_]+/g) ?? [])
    const unknown = asked.filter(
      (name) => !given.has(name) && !given.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    )
    expect(asked.length).toBeGreaterThan(20)
    expect(unknown).toEqual([])
  })

  it('rules are ones that Prometheus takes, and come when they must', () => {
    const said = [
      ['check', 'config', '--syntax-only', 'deploy/monitoring/prometheus.yaml'],
      ['check', 'rules', '--lint-fatal', 'deploy/monitoring/alerts.yaml'],
      ['test', 'rules', 'deploy/monitoring/alerts.test.yaml'],
    ].map((args) => spawnSync('promtool', args, { encoding: 'utf8' }))
    // A machine without Prometheus has read them as text.
    const wrong = said.map(({ error, status, stdout, stderr }) =>
      error || status === 0 ? '' : stdout + stderr,
    )
    expect(wrong).toEqual(['', '', ''])
    const tried = text('monitoring/alerts.test.yaml')
    for (const { alert } of rules)
      expect(tried, alert).toMatch(new RegExp(`alertname: ${alert}\\b[^}]*exp_alerts`))
  })

  it('each rule has severity and summary; no two panels share an id', () => {
    for (const { labels, annotations } of rules)
      expect({ labels, annotations }).toMatchObject({
        labels: { severity: expect.stringMatching(/^(?:page|ticket)$/) },
        annotations: { summary: expect.any(String) },
      })
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })
})

it('nginx.conf takes calls that change something in both spellings, as the site does', () => {
  const exact = [...text('nginx.conf').matchAll(/location = (\S+)/g)].map(([, path = '']) => path)
  expect(exact).toContain('/api/metrics')
  expect(exact.filter(takesPost)).toEqual([])
})

it('an instance goes on serving until nginx uses the one restarted before it again', () => {
  const leftAlone = [...text('nginx.conf').matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) =>
    Number(seconds),
  )
  const graces = [text('env/site.env'), text('Dockerfile')].map((file) =>
    Number(/SHUTDOWN_GRACE_SECONDS=(\d+)/.exec(file)?.[1]),
  )
  // nginx counts in whole seconds: it may take one more.
  expect(Math.min(...graces)).toBeGreaterThan(Math.max(...leftAlone) + 1)
})

it('every file of deploy/ is looked at by a test', () => {
  const files = readdirSync('deploy', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.|file$/i.test(name) && !/^(?:\.env|env\/secrets\.env|(?:acme|tls)\/.*)$/.test(name),
  )
  expect(files.sort()).toEqual([
    ...['Dockerfile', 'compose.yaml', 'env/secrets.env.example', 'env/site.env', 'kubernetes/site.yaml'],
    ...['monitoring/alerts.test.yaml', 'monitoring/alerts.yaml', 'monitoring/grafana.json'],
    ...['monitoring/prometheus.yaml', 'nginx.conf', 'prepare.sh'],
    ...['advisories', 'backup@', 'certificate', 'links@', 'restore-test@']
      .flatMap((job) => [`${job}.service`, `${job}.timer`])
      .map((name) => `systemd/site-${name}`),
    ...['systemd/site@.service', 'trusted-proxies.conf'],
  ])
})
