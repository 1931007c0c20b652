import type { StudioBackend } from './backend'

/** Headers of every answer of the studio: its page and configuration are cached by nobody and found by no crawler. */
export const studioHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** A button that leads nowhere is not shown: without a repository there is nowhere to sign in. */
const style = (isLocal: boolean) =>
  `body:has(>p,>noscript>p){max-width:36em;margin:20vh auto;padding:0 24px;font:16px/1.7 system-ui,sans-serif}section[data-key-path=_source]{display:none!important}output.record-id{display:block;padding:4px 2px;font-variant-numeric:tabular-nums}${isLocal ? '.buttons>.spacer,.buttons>.spacer~button{display:none}' : ''}`

/**
 * The editor's own policy: its code from this site alone, no request to any host but the repository's. It sets styles on
 * elements, compresses pictures by WebAssembly and shows files as blobs.
 */
function policy(hosts: string[]): string {
  const others = hosts.map((host) => ` ${host}`).join('')
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${others}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${others}`,
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The text where no folder can be opened: browsers hand one to pages of this machine alone. */
const notHere = `<p lang="zh-CN">工作室编辑的是您自己电脑上的文件夹，请在那台电脑上通过 http://localhost 打开；要在服务器上使用，请设置 STUDIO_REPO。</p>
<p>The studio edits a folder of your own machine: open it there, by http://localhost. To use it on a server, set STUDIO_REPO.</p>`

/** Until the editor's code is there, on a slow line for a quarter of a minute; it is taken away before the editor starts. */
const opening = '<p id="opening"><span lang="zh-CN">正在打开工作室…</span><br>Opening the studio…</p>'

const needsScripts = `<style>#opening{display:none}</style><p lang="zh-CN">工作室需要 JavaScript，请在浏览器设置中启用。</p>
<p>The studio needs JavaScript: turn it on in the browser.</p>`

/** True for a host that is the reader's own machine. */
const isOwnMachine = (host: string) => /^(?:127\.0\.0\.1|(?:[\w.-]+\.)?localhost)(?::\d+)?$/i.test(host)

/** The studio's one page, the same for every language: the editor asks for the configuration in the reader's. */
export function studioPage(entry: string, host: string, { hosts, isLocal }: StudioBackend): Response {
  const isOpen = !isLocal || isOwnMachine(host)
  const body = isOpen
    ? `${opening}<script type="module" src="/studio/files/${entry}"></script><noscript>${needsScripts}</noscript>`
    : notHere
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">
<title>Studio</title><link rel="icon" href="/icon.svg"><style>${style(isLocal)}</style></head>
<body>${body}</body></html>`
  return new Response(html, {
    headers: {
      ...studioHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(hosts),
    },
  })
}
