import { extname } from 'node:path'

/** Types that a browser shows or plays by itself; everything else is saved, so that no file runs as a page of this site. */
const shown: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
  '.ogv': 'video/ogg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.bmp': 'image/bmp',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Kinds that are shown or played where the name does not tell. */
const harmless = /^(?:(?:image|video|audio)\/[\w.+-]+|application\/(?:pdf|(?:vnd\.apple\.|x-)mpegurl))$/i

/** Headers of a gated file (D26): the name it is saved under, no caching on the way, no indexing. `declared`: the type its server gives. */
export function fileHeaders(name: string, declared = ''): Record<string, string> {
  const stated = declared.split(';')[0]?.trim() ?? ''
  const type = shown[extname(name).toLowerCase()] ?? (harmless.test(stated) ? stated : undefined)
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return {
    'Content-Type': type ?? 'application/octet-stream',
    'Content-Disposition': `${type ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
  }
}
