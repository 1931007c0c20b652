import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inChinese } from '@/lib/content/in-chinese'
import { readRecord } from '@/lib/content/sources/files/parse-file'
import { isPrivate } from '@/lib/public-address'
import { fetcherOf } from './fetch'
import { pictureStore } from './pictures'
import { type Import, importContent } from './run'
import { readSite } from './site'
import { readWordpress } from './wordpress'

const fixtures = 'scripts/lib/import/fixtures'
let directory = ''
let content = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'import-test-'))
  content = join(directory, 'content')
  cpSync('scripts/lib/own-company/template', content, { recursive: true })
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const run = (source: string, more: Partial<Import> = {}) =>
  importContent({
    ...{
      source: /^http/.test(source) ? source : join(fixtures, source),
      kind: '',
      locale: undefined,
      under: '/',
    },
    ...{ hosts: [], isDraft: false, isWritten: true, contentDirectory: content },
    publicDirectory: join(directory, 'public'),
    ...more,
  })
const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
const read = (name: string) => readFileSync(join(content, name), 'utf8')
const record = (name: string) => readRecord(join(content, name)).record

describe('a table', () => {
  it('of products: columns by what they are called, references by name, and what could not be read with its line', async () => {
    const { files, problems, redirects } = await run('products.csv', { kind: 'product' })
    expect(files.map((file) => file.slice(content.length + 1))).toEqual([
      'en/products/1002-tide-gauge.yaml',
      'en/products/1003-drift-meter.yaml',
      'en/products/1004-quay-lamp.yaml',
    ])
    expect(record('en/products/1002-tide-gauge.yaml')).toMatchObject({
      ...{ name: 'Tide Gauge', desc: 'Levels, read every minute', examples: [401] },
    })
    expect(redirects).toEqual(['- { from: "/shop/tide-gauge/", to: /en/product/1002, status: 301 }\n'])
    expect(problems.map((one) => one.replace(`${fixtures}/`, ''))).toEqual([
      expect.stringMatching(/^products\.csv:1: .*"Menu"/),
      expect.stringMatching(/^products\.csv:1: .*"Colour"/),
      expect.stringMatching(/^products\.csv:3: .*"Nobody Ltd"/),
      expect.stringMatching(/^products\.csv:2: .*--hosts=shop\.invalid/),
      expect.stringMatching(/^products\.csv:3: \/shop\/\?p=7 .*without query/),
      expect.stringMatching(/^products\.csv:4: \/product .*has a page there/),
      expect.stringMatching(/: 1002, 1003, 1004$/),
    ])
    for (const problem of problems)
      expect(inChinese(problem.replace(/^\S+: /, ''))).toMatch(/\p{Script=Han}/u)
  })

  it('in GBK, with HTML in its cells, and a row without a title is left out', async () => {
    const { problems } = await run('cases.gbk.csv', { kind: 'case' })
    const [name = ''] = readdirSync(join(content, 'cn/cases')).filter((file) => file.startsWith('402-'))
    expect(record(`cn/cases/${name}`)).toMatchObject({
      title: '港口用上潮位仪',
      customerName: '海湾港',
      industry: 201,
    })
    expect(read(`cn/cases/${name}`)).toContain('## 背景\n\n  码头每天**两次**量潮位。')
    expect(problems).toContainEqual(
      expect.stringContaining('cases.gbk.csv:2: left out: <iframe src="https://films.invalid/1">'),
    )
    expect(problems).toContainEqual(expect.stringMatching(/cases\.gbk\.csv:3: not imported: \$\.title/))
  })

  it('of a spreadsheet: days as it keeps them, and a row with another kind of day is left out', async () => {
    const { files, problems } = await run('news.xlsx', { kind: 'news', isDraft: true })
    expect(files).toHaveLength(1)
    expect(readRecord(files[0] ?? '').record).toMatchObject({
      ...{ title: '新码头启用', createTime: '2024-03-06 09:00', label: '公司,港口', published: false },
    })
    expect(problems).toEqual([expect.stringMatching(/news\.xlsx:3: not imported: \$\.createTime/)])
  })
})

it('of a file that is none, or unpacks to more than memory holds, is reported with its name', async () => {
  const source = join(directory, 'large.xlsx')
  const archive = (size: number) => {
    const listed = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(24)])
    listed.writeUInt32LE(size, 24)
    return Buffer.concat([Buffer.from('PK\x03\x04'), listed, listed])
  }
  writeFileSync(source, archive(150 * 2 ** 20))
  await expect(run('', { source, kind: 'news' })).rejects.toThrow(
    /large\.xlsx: .*: more than 209715200 bytes/,
  )
  writeFileSync(source, 'none')
  await expect(run('', { source, kind: 'news' })).rejects.toThrow(/large\.xlsx: cannot be read as a table/)
})

describe('rows', () => {
  it('without --write name the hosts that their pictures need', async () => {
    const { problems } = await run('products.csv', { kind: 'product', isWritten: false })
    expect(problems.join('\n')).toContain('allow it by --hosts=shop.invalid')
  })

  const columns = 'title,date,label,desc,image,content,url\n'
  const rows = (lines: string, more: Partial<Import> = {}) => {
    const source = join(directory, 'rows.csv')
    writeFileSync(source, columns + lines)
    return run('', { source, kind: 'news', ...more })
  }

  it('of Chinese titles with the same Latin word are records of their own; one title twice is reported', async () => {
    const row = (title: string) => `${title},2024-01-01,a,one,/assets/a.png,text,\n`
    const titles = ['ERP 系统上线', 'ERP 项目启动', '码头', '港口', 'Quay']
    const { files, problems, there } = await rows([...titles, 'Quay'].map(row).join(''))
    expect([files.length, there]).toEqual([5, 0])
    expect(problems).toEqual([expect.stringMatching(/rows\.csv:7: not imported: .* named quay\.md too/)])
  })

  it('whose redirects were not written get them with the next run; what no redirect can name is reported', async () => {
    const row = (title: string, url: string) => `${title},2024-01-01,a,one,/assets/a.png,text,${url}\n`
    const urls = ['/old/a.html', '/api/x', '/list.xml', 'http://o.invalid//x/y']
    const lines = urls.map((url, at) => row(`Row ${at}`, url)).join('')
    writeFileSync(join(content, 'redirects.yaml'), '- { from: [\n')
    await expect(rows(lines)).rejects.toThrow('none was added')
    writeFileSync(join(content, 'redirects.yaml'), '')
    const { redirects, there, problems } = await rows(lines)
    expect(there).toBe(4)
    expect(redirects).toEqual(['- { from: "/old/a.html", to: /en/article-detail/news/502, status: 301 }\n'])
    expect(problems).toEqual([
      expect.stringMatching(/rows\.csv:3: \/api\/x is not led to/),
      expect.stringMatching(/rows\.csv:4: \/list\.xml is not led to/),
      expect.stringMatching(/rows\.csv:5: \/\/x\/y is not led to/),
    ])
  })

  it('of two languages, one of them below /cn, lead each old address to the page of its language', async () => {
    const row = (title: string, url: string) =>
      `${title},2024-01-01,a,one,/assets/a.png,text,http://o.invalid${url}\n`
    const { redirects, problems } = await rows(
      row('Quay', '/quay.html') + row('码头', '/cn/quay.html') + row('港口', '/cn/article-detail/news/504'),
    )
    expect(problems).toEqual([])
    expect(redirects).toEqual([
      '- { from: "/quay.html", to: /en/article-detail/news/502, status: 301 }\n',
      '- { from: "/cn/quay.html", to: /article-detail/news/503, status: 301 }\n',
    ])
  })

  it('with more cells than columns, lost letters or the old address of another are reported', async () => {
    const { files, problems } = await rows(
      `Alpha,2024-01-01,a,one, two,/assets/a.png,text,/x\nBe\uFFFDta,2024-01-01,a,one,/assets/a.png,text,
Gamma,2024-01-01,a,one,/assets/a.png,text,/old,,\nDelta,2024-01-01,a,one,/assets/a.png,text,/old/\n`,
    )
    expect(files).toHaveLength(2)
    expect(problems).toEqual([
      expect.stringMatching(/rows\.csv:2: not imported: more cells than columns/),
      expect.stringMatching(/rows\.csv:3: not imported: \$: letters that were lost/),
      expect.stringMatching(/rows\.csv:5: \/old\/ is not led to .*: it leads to .*503/),
    ])
  })

  it('that do not show yet get their redirects with a run after they do', async () => {
    const planned = 'title,date,label,desc,image,content,url,publishAt\n'
    const row = 'Alpha,2024-01-01,a,one,/assets/a.png,text,/old/a'
    const draft = await rows(`${row}\n`, { isDraft: true })
    expect(draft.redirects).toEqual([])
    expect(draft.problems).toEqual([
      expect.stringMatching(/rows\.csv:2: \/old\/a is not led on: .*not show yet/),
    ])
    const source = join(directory, 'planned.csv')
    writeFileSync(source, `${planned}${row.replace('Alpha', 'Beta').replace('/a', '/b')},2099-01-01\n`)
    expect((await run('', { source, kind: 'news' })).redirects).toEqual([])
    const file = join(content, 'en/news/502-alpha.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace('published: false\n', ''))
    expect((await rows(`${row}\n`)).redirects).toHaveLength(1)
  })

  it('get a summary of the words that visitors see, apart', async () => {
    const html =
      '<h2>Head</h2><p>One</p><script>x()</script><style>a{}</style><noscript>No</noscript><ul><li>a<li>b</ul>'
    await rows(`Alpha,2024-01-01,a,,/assets/a.png,${html},\n`)
    expect(record('en/news/502-alpha.md')?.desc).toBe('Head One a b')
  })

  it('that were not imported are reported where a link leads to them, a missing picture with the way to import it later', async () => {
    const { problems } = await rows(
      `Alpha,2024-01-01,a,one,http://c.invalid/a.png,"<h1></h1><p><a href=""/old/b"">b</a></p>",http://h.invalid/old/a
Beta,soon,a,one,/assets/a.png,t,http://h.invalid/old/b\n`,
      { hosts: ['h.invalid'] },
    )
    expect(problems).toContainEqual(
      expect.stringMatching(/rows\.csv:2: leads to \S+503 for http:.*not imported/),
    )
    expect(problems).toContainEqual(expect.stringContaining('delete 502-alpha.md and import again'))
    expect(read('en/news/502-alpha.md')).not.toContain('##')
  })
})

describe('a WordPress export', () => {
  it('becomes articles: paragraphs, captions, tables, links between them, states and redirects', async () => {
    const { redirects, problems } = await run('wordpress.xml')
    const first = read('en/news/502-a-gauge.md')
    expect(first).toContain('Every quay now has a gauge, **R&D** says.\\\nIt took a year.')
    expect(first).toContain('- See [the second part](/article-detail/news/503)')
    expect(first).not.toMatch(/gallery|caption|<!--/)
    expect(record('en/news/502-a-gauge.md')).toMatchObject({
      label: 'Quays',
      createTime: '2019-05-02 09:30',
      author: 'ann',
    })
    expect(record('en/news/503-second.md')).toMatchObject({ published: false, desc: 'In short.' })
    expect(read('en/news/503-second.md')).toContain('## More\n\n| Quay | m |\n| --- | --- |\n| North | 3 |')
    expect(redirects[0]).toBe(
      '- { from: "/2019/05/a-gauge/", to: /en/article-detail/news/502, status: 301 }\n',
    )
    expect(read('redirects.yaml')).toBe(redirects.join(''))
    for (const told of ['[gallery]', '"About us" is a page', 'leads to http://127.0.0.1:1/prices/'])
      expect(problems.join('\n')).toContain(told)
  })

  it('that names a host of a private network is not believed: nothing is fetched there', async () => {
    const { problems } = await run('wordpress.xml')
    expect(problems.join('\n')).toContain(
      'wordpress.xml:8: picture http://127.0.0.1:1/up/gauge.png was left out: 127.0.0.1 is in a private network',
    )
    const fetch = fetcherOf({ named: [], claimed: ['localhost:1', '[::1]:1', '127.0.0.2:1'] })
    for (const address of ['http://localhost:1/', 'http://[::1]:1/', 'http://127.0.0.2:1/'])
      await expect(fetch(address, 1)).rejects.toThrow(/private network|connection failed/)
    const [inner, outer] = [
      ['::ffff:127.0.0.1', '::ffff:a00:1', '10.1.2.3', '::1', 'fd00::1', '169.254.169.254'],
      ['93.184.216.34', '::ffff:93.184.216.34', '2606:4700::1111'],
    ]
    expect([...inner, ...outer].filter(isPrivate)).toEqual(inner)
    await expect(fetch('http://localhost:1/', 1)).rejects.toMatchObject({
      cause: { message: 'localhost is in a private network' },
    })
  })

  it('that names a host without an address costs its pictures alone', async () => {
    const fetch = fetcherOf({ named: [], claimed: ['nowhere.invalid'] })
    await expect(fetch('http://nowhere.invalid/a.png', 1)).rejects.toThrow(/connection failed/)
  })

  it('a picture keeps its address when its record is imported anew, by https as by http', async () => {
    const store = () => pictureStore(join(directory, 'public'), { named: ['h.example'], claimed: [] }, false)
    const first = await store().get('http://h.example/up/quay.png?w=9#top')
    mkdirSync(join(directory, 'public', 'assets/imported'), { recursive: true })
    // What was fetched was another kind of picture than its name says.
    const kept = first.replace('.png', '.webp')
    writeFileSync(join(directory, 'public', kept), '')
    for (const address of ['http://h.example/up/quay.png?w=9#top', 'https://h.example/up/quay.png?w=9'])
      expect(await store().get(address)).toBe(kept)
    expect(await store().get('https://h.example/up/quay.png?w=8')).not.toBe(kept)
  })

  it('a second time adds nothing, and nothing is ever written over', async () => {
    await run('wordpress.xml')
    writeFileSync(join(content, 'en/news/502-a-gauge.md'), 'mine')
    const again = await run('wordpress.xml')
    expect(again).toMatchObject({ files: [], redirects: [], there: 2 })
    expect(read('en/news/502-a-gauge.md')).toBe('mine')
  })

  it('is only reported without --write', async () => {
    const { files, redirects } = await run('wordpress.xml', { isWritten: false })
    expect([files.length, redirects.length]).toEqual([2, 1])
    expect([files[0] ?? '', join(content, 'redirects.yaml')].filter(existsSync)).toEqual([])
  })

  it('in GBK is read; one that was cut off is refused; what is no article is reported', async () => {
    const item = (type: string, status: string) =>
      Buffer.concat([
        Buffer.from('<item><title>'),
        Buffer.from([0xc2, 0xeb, 0xcd, 0xb7]),
        Buffer.from(
          `</title><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status><wp:post_name>quay</wp:post_name></item>\n`,
        ),
      ])
    const items = [item('post', 'draft'), item('post', 'trash'), item('faq', 'publish')]
    const whole = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="GBK"?><rss>'),
      ...items,
      Buffer.from('</rss>\n'),
    ])
    const source = join(directory, 'gbk.xml')
    writeFileSync(source, whole)
    const { problems } = await run('', { source })
    expect(problems).toContainEqual(
      expect.stringMatching(/gbk\.xml:2: "码头" is of status "trash": not read/),
    )
    expect(problems).toContainEqual(expect.stringMatching(/gbk\.xml: 1 of type "faq": not read/))
    writeFileSync(source, whole.subarray(0, -12))
    await expect(run('', { source })).rejects.toThrow(/gbk\.xml: no whole WordPress export/)
  })

  it('of ten thousand articles takes no time for their lines', () => {
    const xml = `<rss><channel>${`<item>\n<wp:post_type>page</wp:post_type>${'\n'.repeat(40)}</item>`.repeat(10_000)}</channel></rss>`
    const told: string[] = []
    const begin = performance.now()
    readWordpress(xml, 'a.xml', undefined, (where) => void told.push(where))
    expect(told.slice(-1)).toEqual(['a.xml:409960'])
    expect(performance.now() - begin).toBeLessThan(5000)
  })

  it('for a language without a site is reported', async () => {
    rmSync(join(content, 'en'), { recursive: true })
    const { files, problems } = await run('wordpress.xml')
    expect(files).toEqual([])
    expect(problems).toContainEqual(expect.stringContaining('there is no en site'))
  })
})

it('names and addresses that are cut or none cost themselves alone', async () => {
  const broken = readFileSync(join(fixtures, 'wordpress.xml'), 'utf8')
    .replace('<wp:post_name>a-gauge<', '<wp:post_name>%e6%96%b0%e9%97<')
    .replace('<link>http://127.0.0.1:1/2020/01/second/<', '<link>http://[1/second/<')
  writeFileSync(join(directory, 'broken.xml'), broken)
  const { files, redirects } = await run('broken.xml', { source: join(directory, 'broken.xml') })
  expect(files).toHaveLength(2)
  expect(redirects).toHaveLength(1)
})

describe('a site', () => {
  const served = async (job: (origin: string) => Promise<void>) => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const page = (name: string) => readFileSync(join(fixtures, 'site', name))
    let origin = ''
    const answers: Record<string, () => string | Buffer> = {
      '/sitemap.xml': () =>
        `<sitemapindex>${['gone.xml', 'news.xml'].map((map) => `<sitemap><loc>${origin}/${map}</loc></sitemap>`).join('')}</sitemapindex>`,
      '/news.xml': () =>
        `<urlset>${[
          'news/one.html',
          'news/two.html',
          'news/away.html',
          'news/none.html',
          'news/list.html',
          'shop/x',
        ]
          .map((path) => `<url><loc>${origin}/${path}</loc></url>`)
          .join('')}</urlset>`,
      ...{ '/news/one.html': () => page('one.html'), '/news/two.html': () => page('two.html') },
      ...{ '/news/list.html': () => '<main><h1>News</h1></main>', '/up/quay.png': () => png },
    }
    const server = createServer((request, response) => {
      const answer = answers[request.url ?? '']?.()
      if (request.url === '/news/away.html') response.writeHead(302, { location: 'http://away.invalid/' })
      else response.statusCode = answer ? 200 : 404
      response.end(answer)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    await job(origin).finally(() => server.close())
  }

  it('becomes the articles that its sitemap names, each in its language, with pictures of its own; the rest is reported', () =>
    served(async (origin) => {
      const { files, pictures, problems, redirects } = await run(origin, { under: '/news/' })
      expect(files).toHaveLength(2)
      const one = read('en/news/502-news-one.md')
      const [, picture = ''] = /!\[The quay\]\((\/assets\/imported\/\w+-quay\.png)\)/.exec(one) ?? []
      expect(existsSync(join(directory, 'public', picture))).toBe(true)
      expect(record('en/news/502-news-one.md')).toMatchObject({
        ...{
          title: 'Gauges are read at night too',
          desc: 'The night shift is over.',
          coverMaterial: picture,
        },
      })
      expect(one).not.toMatch(/Vote|alert|Home/)
      expect(record('cn/news/503-news-two.md')).toMatchObject({
        title: '码头的第二页',
        createTime: '2022-06-01',
      })
      expect(pictures).toBe(2)
      expect(redirects).toContain('- { from: "/news/two.html", to: /article-detail/news/503, status: 301 }\n')
      expect(problems.map((one) => one.replaceAll(origin, ''))).toEqual([
        '/gone.xml: not read: answers 404',
        expect.stringMatching(/^\/news\/away\.html: not read: another host/),
        '/news/none.html: not read: answers 404',
        expect.stringMatching(/^\/news\/list\.html: no article/),
        '/news/one.html: left out: <form src="">',
        expect.stringMatching(/^\/news\/one\.html: leads to \/news\/two\.html/),
        expect.stringMatching(
          /^\/news\/one\.html: picture http:\/\/other\.invalid\/x\.png .*--hosts=other\.invalid/,
        ),
      ])
    }))

  it('that names addresses of a private network, or leads there, has nothing fetched of it', async () => {
    const asked: string[] = []
    const inner = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end('<urlset></urlset>')
    })
    const site = createServer((request, response) => {
      const paths = [
        'http://127.0.0.1:0/a',
        'http://localhost:0/b',
        'http://169.254.169.254/latest/meta-data/',
      ]
      const places = [...paths.map((path) => path.replace(':0', `:${portOf(inner)}`)), '/leads/inside']
      const locs = places.map((place) => `<loc>${new URL(place, `http://127.0.0.1:${portOf(site)}`)}</loc>`)
      if (request.url === '/leads/inside') response.writeHead(302, { location: `${places[0]}` })
      response.end(`<x>${locs.map((loc) => `<url>${loc}</url><sitemap>${loc}</sitemap>`).join('')}</x>`)
    })
    const listening = [inner, site].map((server) => once(server.listen(0, '127.0.0.1'), 'listening'))
    await Promise.all(listening)
    try {
      const { files, problems } = await run(`http://127.0.0.1:${portOf(site)}/sitemap.xml`)
      expect([files, asked]).toEqual([[], []])
      expect(problems.filter((one) => one.includes('not read: another host'))).toHaveLength(4)
    } finally {
      for (const server of [inner, site]) server.close()
    }
  })

  it('has its article in what is longest, not in a teaser; a short Chinese one is one too', async () => {
    const long = 'Every quay has a gauge. '.repeat(20)
    const teaser = `<article><h2>Other</h2><p>${'Teaser words. '.repeat(8)}</p></article>`
    const pages: Record<string, string> = {
      '/main': `<main><h1>Main</h1>${teaser}${teaser}<p>${long}</p></main>`,
      '/longest': `<main>${teaser}<article><h1>Longest</h1><p>${long}</p></article></main>`,
      '/cn': `<main><h1>码头</h1><p>${'码头每天量两次潮位。'.repeat(3)}</p></main>`,
    }
    const fetch = async (url: string) => {
      const { pathname } = new URL(url)
      const list = Object.keys(pages).map((path) => `<url><loc>http://a.invalid${path}</loc></url>`)
      return { url, type: '', bytes: Buffer.from(pages[pathname] ?? `<urlset>${list.join('')}</urlset>`) }
    }
    const tell = (where: string, what: string) => expect.fail(`${where}: ${what}`)
    const rest = { locale: undefined, under: '/', importedIn: () => undefined }
    const entries = await readSite('http://a.invalid/', { fetch, tell, ...rest })
    expect(entries.map(({ fields }) => fields.title)).toEqual(['Main', 'Longest', '码头'])
    for (const { text } of entries.slice(0, 2)) expect(JSON.stringify(text)).toContain('Every quay')
    expect(JSON.stringify(entries[1]?.text)).not.toContain('Teaser')
  })

  it('has pages of a query or of a folder, whose pictures may be named from there; what was imported is not fetched again', async () => {
    const asked: string[] = []
    const paths = ['show.php?id=1', 'show.php?id=2', 'a/index.html', 'b/index.html']
    let origin = ''
    const server = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.end(
        url === '/sitemap.xml'
          ? `<urlset>${paths.map((path) => `<url><loc>${origin}/${path}</loc></url>`).join('')}</urlset>`
          : `<html lang="en"><meta property="og:image" content="/up/x.png"><main><h1>Page ${url}</h1><time datetime="2024-01-01"></time><p>${'Every quay has a gauge. '.repeat(9)}</p></main>`,
      )
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { files, problems } = await run(origin)
    expect(files.map((file) => file.replace(/.*\/\d+-/, ''))).toEqual([
      ...['show-id-1.md', 'show-id-2.md', 'a-index.md', 'b-index.md'],
    ])
    expect(problems.join('\n')).toContain(`picture ${origin}/up/x.png was left out`)
    asked.splice(0)
    expect(await run(origin).finally(() => server.close())).toMatchObject({ files: [], there: 4 })
    expect(asked).toEqual(['/sitemap.xml'])
  })
})
