import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

type Places = { dir: string; http: number; https: number; sites: number[] }

/** deploy/nginx.conf as it is, with ports, folders and certificate of this machine. Throws when the file has lost a place to fill in. */
export function nginxConfig({ dir, http, https, sites }: Places): string {
  let text = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
  const put = (from: string | RegExp, to: string) => {
    const next = text.replaceAll(from, to)
    if (next === text) throw new Error(`deploy/nginx.conf has no ${from}`)
    text = next
  }
  const version = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr
  const [, minor = 0] = /nginx\/1\.(\d+)/.exec(version)?.map(Number) ?? []
  if (minor < 25) put('listen 443 ssl;\n    http2 on;', 'listen 443 ssl http2;')
  put(' resolve;', ';') // addresses, not names
  for (const [at, port] of sites.entries()) put(`app${at + 1}:3000`, `127.0.0.1:${port}`)
  put('listen 80', `listen 127.0.0.1:${http}`)
  put('listen 443', `listen 127.0.0.1:${https}`)
  put('/etc/nginx/tls/site', join(dir, 'site'))
  put('/etc/nginx/trusted-proxies', join(dir, 'trusted-proxies'))
  put('/tmp/nginx', join(dir, 'nginx'))
  put('/etc/nginx/resolver', join(dir, 'resolver'))
  put('/var/www/acme', join(dir, 'acme'))
  put('/dev/stdout', join(dir, 'access.log'))
  put('/dev/stderr', join(dir, 'error.log'))
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  put('http {\n', `http {\n${temporary.map((name) => `  ${name}_temp_path ${dir}/${name}-tmp;\n`).join('')}`)
  return `${user}${text}`
}
