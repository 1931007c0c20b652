import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { checkOutsideLinks, lastOutsideLinks } from './outside-links'

const directory = mkdtempSync(join(tmpdir(), 'outside-'))
const data = join(directory, 'new/data')
const asked: string[] = []
const statuses: Record<string, number[]> = {
  '/gone': [404, 404],
  '/busy': [503, 200],
  '/robots': [403],
  '/moved': [302],
}
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.writeHead(statuses[url]?.shift() ?? 200, { location: '/gone' }).end('x'.repeat(100_000))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true })
})

it('links to other sites are requested once, those that fail once more, and what is broken is stored with its place', async () => {
  const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const news = join(directory, 'cn/news')
  mkdirSync(news, { recursive: true })
  writeFileSync(
    join(news, '1.md'),
    `# ${other}/title\n[一](${other}/gone#part)，见 ${other}/busy。\n${other}/gone, ${other}/robots.`,
  )
  writeFileSync(
    join(directory, 'cn/footer.yaml'),
    `# ${other}/comment\na: "${other}/moved"\nb: https://own.example/x\nc: http://127.0.0.1:1/\nd: ${other}/a_(b)\n`,
  )
  const read = parseEnv({ CONTENT_DIR: directory, DATA_DIR: data, SITE_URL: 'https://own.example' })
  if (!('env' in read)) throw new Error('wrong settings')
  expect(lastOutsideLinks(data)).toBeUndefined()
  const found = await checkOutsideLinks(read.env, 0)
  expect(asked).toEqual(['/moved', '/a_(b)', '/title', '/gone', '/busy', '/robots', '/gone', '/busy'])
  expect(found.asked).toBe(7)
  expect(
    found.findings.map(({ file, line, message }) => [file.replace(/.*cn\//, ''), line, message]),
  ).toEqual([
    ['footer.yaml', 4, 'http://127.0.0.1:1/ does not answer'],
    ['news/1.md', 2, `${other}/gone answers HTTP 404`],
    ['news/1.md', 3, `${other}/gone answers HTTP 404`],
  ])
  expect(lastOutsideLinks(data)).toEqual(found)
})
