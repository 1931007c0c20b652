import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { nginxConfig } from '../nginx-config'
import { root, run } from '../run.mjs'
import { freePort, type RunningServer, startProgram } from '../server'

const nextBin = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
/** Inside the project, so that it finds the same Next; ignored by git, and left for the next run. */
const folder = join(root, '.bench', 'floor')

const files = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.js': 'export default {}', // else Next takes the site's, two folders above
  'app/layout.js': `import { createElement as h } from 'react'
export default ({ children }) => h('html', { lang: 'en' }, h('body', null, children))`,
  'app/page.js': `import { createElement as h } from 'react'
export const revalidate = 3600
export default () => h('h1', null, 'Floor')`,
}

/** The floor: a bare page of the same Next, one h1, cached for an hour, as \`next start\` serves it. */
export async function startFloor(): Promise<RunningServer> {
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  if (!existsSync(join(folder, '.next', 'BUILD_ID'))) {
    const code = await run(process.execPath, [nextBin, 'build'], { cwd: folder, env, stdio: 'ignore' })
    if (code !== 0) throw new Error(`the floor page was not built: (cd ${folder} && npx next build)`)
  }
  const port = await freePort()
  const command = [process.execPath, nextBin, 'start', '-p', String(port)]
  return startProgram(command, { url: `http://127.0.0.1:${port}`, cwd: folder, env })
}

/** An answer as it travels: compressed bytes and what compressed them. */
function compressed(url: string): Promise<{ bytes: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          bytes: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? 'identity',
        }),
      )
    }).on('error', reject)
  })
}

/** The limit: nginx with one worker, which sends the same compressed bytes as a file. */
export async function startLimit(page: string, dir: string): Promise<RunningServer> {
  const { bytes, encoding } = await compressed(page)
  const port = await freePort()
  writeFileSync(join(dir, 'page'), bytes)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${dir};
    location / { default_type text/html; add_header Content-Encoding ${encoding}; try_files /page =404; } }
}`
  writeFileSync(join(dir, 'nginx.conf'), config)
  const command = ['nginx', '-e', 'stderr', '-p', dir, '-c', join(dir, 'nginx.conf')]
  return startProgram(command, { url: `http://127.0.0.1:${port}`, cwd: dir, env: process.env })
}

/** nginx as deploy/nginx.conf sets it up, in front of one instance: one worker like the limit, and no TLS, which the limit has not either. */
export async function startFront(site: number, path: string, dir: string): Promise<RunningServer> {
  const own = join(dir, 'front')
  mkdirSync(own, { recursive: true })
  const [http, https] = [await freePort(), await freePort()]
  const config = nginxConfig({ dir: own, http, https, sites: [site, site] })
    .replaceAll(' ssl http2', '')
    .replaceAll(' ssl default_server', ' default_server')
    .replaceAll(/ +ssl_certificate.*\n/g, '')
    .replace('worker_processes auto', 'worker_processes 1')
    .replaceAll('www.example.com en.example.com', '127.0.0.1 www.example.com')
  writeFileSync(join(own, 'nginx.conf'), config)
  const command = ['nginx', '-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf'), '-g', 'daemon off;']
  const url = `http://127.0.0.1:${https}`
  return startProgram(command, { url, page: path, cwd: own, env: process.env })
}
