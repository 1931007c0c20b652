import { createHmac } from 'node:crypto'
import { DeliveryError } from './target'

/** A short message as every chat can show it: a title, lines, one link. */
export type ChatMessage = { title: string; lines: string[]; link?: { href: string; label: string } }

/** What one chat's webhook is sent, and what it answers when it took the message. */
export type ChatCall = { url: string; body: unknown; check: (answer: string) => void }
type Hook = { url: string; secret?: string | undefined }

/** A visitor's words must not become a link, a mention or a heading of the chat. */
const plain = (text: string) =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[<>[\]()*_`#@|\\~!]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    .slice(0, 500)

const markdown = ({ title, lines, link }: ChatMessage) =>
  [
    `**${plain(title)}**`,
    ...lines.map((line) => `> ${plain(line)}`),
    ...(link ? [`[${link.label}](${link.href})`] : []),
  ].join('\n\n')

/** HTTP 200 is not enough: these webhooks refuse under it, with a number that is not 0. */
function numberIsZero(...names: string[]) {
  return (answer: string) => {
    let read: Record<string, unknown> = {}
    try {
      read = JSON.parse(answer) as Record<string, unknown>
    } catch {
      throw new DeliveryError('the answer is not JSON')
    }
    const name = names.find((item) => item in read)
    if (name === undefined) throw new DeliveryError('no code')
    if (Number(read[name]) !== 0)
      throw new DeliveryError(
        `${name} ${String(read[name]).slice(0, 12)}`,
        String(read.errmsg ?? read.msg ?? '').slice(0, 200),
      )
  }
}

/** WeCom group robot: Markdown, at most 4096 bytes. */
function wecom({ url }: Hook, message: ChatMessage): ChatCall {
  const content = Buffer.from(markdown(message))
    .subarray(0, 4000)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')
  return { url, body: { msgtype: 'markdown', markdown: { content } }, check: numberIsZero('errcode') }
}

/** DingTalk group robot: Markdown; with a secret the address is signed by time (ms) and HMAC-SHA256 of "time\nsecret". */
function dingtalk({ url, secret }: Hook, message: ChatMessage, now = Date.now()): ChatCall {
  const signed = secret && createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64')
  const query = signed
    ? `${url.includes('?') ? '&' : '?'}timestamp=${now}&sign=${encodeURIComponent(signed)}`
    : ''
  return {
    url: url + query,
    body: { msgtype: 'markdown', markdown: { title: plain(message.title), text: markdown(message) } },
    check: numberIsZero('errcode'),
  }
}

/** Feishu (Lark) group robot: a rich text; with a secret time (s) and the HMAC-SHA256 of nothing under the key "time\nsecret". */
function feishu({ url, secret }: Hook, message: ChatMessage, now = Date.now()): ChatCall {
  const timestamp = String(Math.floor(now / 1000))
  const sign = secret && createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64')
  const rows: unknown[][] = message.lines.map((line) => [{ tag: 'text', text: line.slice(0, 500) }])
  if (message.link) rows.push([{ tag: 'a', text: message.link.label, href: message.link.href }])
  const post = { zh_cn: { title: message.title, content: rows } }
  return {
    url,
    body: { ...(sign && { timestamp, sign }), msg_type: 'post', content: { post } },
    check: numberIsZero('code', 'StatusCode'),
  }
}

/** Slack incoming webhook: mrkdwn, in which & < > alone have to be written out. */
function slack({ url }: Hook, { title, lines, link }: ChatMessage): ChatCall {
  const safe = (text: string) =>
    text
      .replace(/[\r\n]+/g, ' ')
      .replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;'))
  const rows = [`*${safe(title)}*`, ...lines.map((line) => safe(line).slice(0, 500))]
  const text = [...rows, ...(link ? [`<${link.href}|${safe(link.label)}>`] : [])].join('\n')
  const section = { type: 'section', text: { type: 'mrkdwn', text: text.slice(0, 2900) } }
  return { url, body: { text: safe(title), blocks: [section] }, check: () => undefined }
}

/** Every chat by the name that deliveries are stored under, never changed afterwards: its settings and its form. */
export const chats = {
  wecom: { url: 'CHAT_WECOM_URL', format: wecom },
  dingtalk: { url: 'CHAT_DINGTALK_URL', secret: 'CHAT_DINGTALK_SECRET', format: dingtalk },
  feishu: { url: 'CHAT_FEISHU_URL', secret: 'CHAT_FEISHU_SECRET', format: feishu },
  slack: { url: 'CHAT_SLACK_URL', format: slack },
} as const
