import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent, lackedSections } from './check'
import { loopsAndDuplicates } from './check-redirects'

let directory: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}
const check = (more: { go1688Host?: string } = {}) =>
  checkContent({
    contentDirectory: join(directory, 'content'),
    publicDirectory: join(directory, 'public'),
    zone: 'Asia/Shanghai',
    now: Date.parse('2026-11-21T04:00:00Z'),
    ...more,
  })
const findings = (more = {}) =>
  check(more).map(({ file, line, path, message, isNote }) => {
    const name = file.split('/content/')[1] ?? file
    return `${isNote ? 'note ' : ''}${name}:${line} ${path} ${message}`
  })

const form = (id: number) => `id: ${id}\nname: F\nformFields:\n  - { id: 1, name: N, type: INPUT }\n`
const site = (id: number, mark: string) => `id: ${id}\ntitle: T\nmark: ${mark}\n`

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'check-'))
  for (const [id, locale, formId] of [
    [1, 'cn', 1],
    [2, 'en', 4001],
  ] as const) {
    write(`content/${locale}/forms/${formId}-contact.yaml`, form(formId))
    write(`content/${locale}/site.yaml`, site(id, locale))
    write(`content/${locale}/footer.yaml`, 'quickLinksList:\n  - { menu: M, jumpToAddress: /cases }\n')
    write(`content/${locale}/pages/privacy.md`, '---\ntitle: P\n---\nText')
    write(
      `content/${locale}/cases/401-a.yaml`,
      'id: 401\ntitle: C\ncoverMaterial: /assets/a.png\ncontent: "[x](/cases)"\n',
    )
  }
  write('public/assets/a.png', '')
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('content check', () => {
  it('reports nothing about good content', () => expect(findings()).toEqual([]))

  it('notes a product that no category names and nothing links to, but no draft', () => {
    write('content/cn/products/1-a.yaml', 'id: 1\nname: P\n')
    write('content/en/products/1-a.yaml', 'id: 1\nname: P\npublished: false\n')
    expect(findings()).toEqual([
      'note cn/products/1-a.yaml:1 $.id no other record names or links to this one',
    ])
    write('content/cn/product-categories/5-a.yaml', 'id: 5\nname: C\nproducts: [1]\n')
    write('content/en/product-categories/5-a.yaml', 'id: 5\nname: C\n')
    expect(findings()).toEqual([])
  })

  it('accepts a link to an introduction whose type is any text', () => {
    write('content/cn/introductions/1-a.yaml', 'id: 1\ntype: 荣誉\ntitle: A\n')
    write('content/cn/cases/401-a.yaml', 'id: 401\ntitle: C\ncontent: "[x](/about-us/荣誉)"\n')
    expect(findings().filter((line) => line.includes('$.content'))).toEqual([])
  })

  it('notes an event of a kind that has no word', () => {
    write(
      'content/cn/activities/601-a.yaml',
      'id: 601\nactivityName: A\nstartDate: 2031-01-01 09:00\nactivityType: SALON\n',
    )
    const notes = () => findings().filter((line) => line.includes('$.activityType'))
    expect(notes()).toEqual([])
    write('content/cn/site.yaml', `${site(1, 'cn')}activityTypes:\n  - { value: EXPO, label: E }\n`)
    expect(notes()).toEqual([
      'note cn/activities/601-a.yaml:4 $.activityType site.yaml has no word for this kind of event',
    ])
  })

  it('notes introductions at the address of another page', () => {
    for (const [id, type] of [
      [1, 'about'],
      [2, 'about'],
      [3, 'news'],
    ] as const)
      write(`content/cn/introductions/${id}-a.yaml`, `id: ${id}\ntype: ${type}\ntitle: A\n`)
    const expected = 'expected a type of its own, not form or news: its address is its id'
    expect(findings().filter((line) => line.includes('$.type'))).toEqual([
      `note cn/introductions/2-a.yaml:2 $.type ${expected}, got the string "about"`,
      `note cn/introductions/3-a.yaml:2 $.type ${expected}, got the string "news"`,
    ])
  })

  const yaml = 'content/cn/cases/401-a.yaml'
  it.each([
    ['a missing field', yaml, 'id: 401\n', 'cn/cases/401-a.yaml:1 $.title expected string, got nothing'],
    [
      'a wrong type',
      yaml,
      'id: 401\ntitle: C\n\ncustomerName: 7\n',
      'cn/cases/401-a.yaml:4 $.customerName expected string, got the number 7',
    ],
    [
      'a title that is too long',
      yaml,
      `id: 401\ntitle: ${'长'.repeat(201)}\n`,
      'cn/cases/401-a.yaml:2 $.title expected at most 200 characters, got a text of 201 characters',
    ],
    [
      'a field that does not exist',
      yaml,
      'id: 401\ntitle: C\njumpBO:\n  buttonTitel: x\n',
      'cn/cases/401-a.yaml:4 $.jumpBO.buttonTitel the contract has no such field here: buttonTitle?',
    ],
    [
      'a mistake in YAML',
      yaml,
      'id: 401\ntitle: "C\n',
      'cn/cases/401-a.yaml:3 $ a text that begins with a quote has none at its end',
    ],
    [
      'a file that is not there',
      yaml,
      'id: 401\ntitle: C\ncoverMaterial: /assets/b.png\n',
      'cn/cases/401-a.yaml:3 $.coverMaterial there is no file public/assets/b.png',
    ],
    [
      'a broken link in Markdown',
      yaml,
      'id: 401\ntitle: C\ncontent: "[x](/solution/9)"\n',
      'cn/cases/401-a.yaml:3 $.content there is no record 9 in solutions',
    ],
    [
      'a link to an introduction that does not exist',
      yaml,
      'id: 401\ntitle: C\ncontent: "[x](/about-us/荣誉)"\n',
      'cn/cases/401-a.yaml:3 $.content there is no introduction of type 荣誉',
    ],
    [
      'a link to a page that does not exist',
      yaml,
      'id: 401\ntitle: C\njumpBO: { buttonLink: /prices }\n',
      'cn/cases/401-a.yaml:3 $.jumpBO.buttonLink there is no page /prices',
    ],
    [
      'a language prefix',
      yaml,
      'id: 401\ntitle: C\njumpBO: { buttonLink: /en/cases }\n',
      'cn/cases/401-a.yaml:3 $.jumpBO.buttonLink /en/cases: internal links carry no language prefix',
    ],
    [
      'a broken reference',
      yaml,
      'id: 401\ntitle: C\nindustry: 7\n',
      'cn/cases/401-a.yaml:3 $.industry there is no record 7 in industries',
    ],
    [
      'a form that does not exist',
      yaml,
      'id: 401\ntitle: C\njumpBO:\n  jumpContentType: FORM\n  formBO: { id: 9 }\n',
      'cn/cases/401-a.yaml:5 $.jumpBO.formBO.id there is no record 9 in forms',
    ],
    [
      'a time that is none',
      yaml,
      'id: 401\ntitle: C\npublishAt: soon\n',
      'cn/cases/401-a.yaml:3 $.publishAt expected a time such as 2027-03-01 09:00',
    ],
    [
      'a draft with a time',
      yaml,
      'id: 401\ntitle: C\npublished: false\npublishAt: 2027-03-01 09:00\n',
      'note cn/cases/401-a.yaml:4 $.publishAt no draft appears at its time',
    ],
    [
      'a text for a yes',
      yaml,
      'id: 401\ntitle: C\npublished: "no"\n',
      'cn/cases/401-a.yaml:3 $.published expected true or false',
    ],
    [
      'a number that is no id',
      yaml,
      'id: a\ntitle: C\n',
      'cn/cases/401-a.yaml:1 $.id expected an id of 1–15 digits',
    ],
    ['an unknown folder', 'content/cn/case/1.yaml', 'id: 1\n', 'cn/case:1 $ unknown folder'],
    ['a file of another kind', 'content/cn/cases/1.txt', '', 'cn/cases/1.txt:1 $ not a record'],
    [
      'a taken id',
      'content/cn/cases/402-b.yaml',
      '\nid: 401\ntitle: C\n',
      'cn/cases/402-b.yaml:2 $.id id 401 is taken by 401-a.yaml',
    ],
    [
      'front matter that is missing',
      'content/cn/news/1.md',
      'Text',
      'cn/news/1.md:1 $ front matter (--- … ---) is missing',
    ],
    [
      'a type that is none',
      'content/cn/news/1.md',
      '---\nid: 1\ntitle: N\ntype: OLD\n---\n',
      'cn/news/1.md:4 $.type expected one of NEWS, NEWS_AI, got the string "OLD"',
    ],
    [
      'a list of which one element is bad',
      'content/cn/forms/1.yaml',
      'id: 1\nname: F\nformFields:\n  - { id: 1, name: a, type: INPUT }\n  - { id: 2, name: b, type: DATE }\n',
      'cn/forms/1.yaml:5 $.formFields[1].type expected one of INPUT',
    ],
  ])('finds %s', (_, file, text, expected) => {
    write(file, text)
    expect(findings().filter((line) => line.startsWith(expected))).toHaveLength(1)
  })

  /** A page tree in the open and an MP4 movie header: all that the check reads of a file. */
  const pdf = (pages: number) =>
    `%PDF-1.7\n1 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count ${pages} >>\nendobj\n`
  const video = (seconds: number) => {
    const movie = Buffer.alloc(48)
    movie.writeUInt32BE(48)
    movie.write('moov', 4)
    movie.writeUInt32BE(40, 8)
    movie.write('mvhd', 12)
    movie.writeUInt32BE(1000, 28)
    movie.writeUInt32BE(seconds * 1000, 32)
    return movie
  }
  it.each([
    ['desc: 全文 48 页。', '"全文 48 页" states 48 pages, attached: 10'],
    ['desc: A short paper. 48 pages.', '"48 pages" states 48 pages, attached: 10'],
    ['desc: 片长 3 分钟。', '"片长 3 分钟" states 180 seconds, attached: 7'],
    ['desc: 全文 10 页，片长 7 秒。', undefined],
  ])('holds "%s" against the attached files', (words, message) => {
    write('public/assets/p.pdf', pdf(10))
    writeFileSync(join(directory, 'public/assets/f.mp4'), video(7))
    const text = `id: 401\ntitle: C\n${words}\nvideoMaterial: /assets/f.mp4\njumpBO: { attachment: /assets/p.pdf }\n`
    write(yaml, text.replace('desc:', 'customerName:'))
    const expected = message ? [`cn/cases/401-a.yaml:3 $.customerName ${message}`] : []
    expect(findings()).toEqual(expected)
  })

  it.each([
    ['published: false', 'a draft'],
    ['expireAt: 2026-11-20', 'expired'],
    ['expireAt: 2026-11-22', undefined],
    ['publishAt: 2026-11-22', undefined],
  ])('says that a link leads to a record with %s: %s', (housekeeping, status) => {
    write(yaml, `id: 401\ntitle: C\njumpBO: { buttonLink: /solution/301 }\n`)
    for (const mark of ['cn', 'en'])
      write(`content/${mark}/solutions/301-a.yaml`, `id: 301\nname: S\nindustry: 7\n${housekeeping}\n`)
    expect(findings().filter((line) => line.includes('$.jumpBO.buttonLink'))).toEqual(
      status ? [`cn/cases/401-a.yaml:3 $.jumpBO.buttonLink record 301 in solutions is ${status}`] : [],
    )
  })

  it('takes no promise of pages without a file', () => {
    write(yaml, 'id: 401\ntitle: 全文 48 页\n')
    expect(findings()).toEqual([
      'cn/cases/401-a.yaml:2 $.title "全文 48 页" states 48 pages, attached: no file that proves it',
    ])
  })

  it('names beside its sentence the folder that stands in it', () => {
    write(
      yaml,
      'id: 401\ntitle: C\nindustry: 7\ncontent: "[x](/solution/9)"\njumpBO: { formBO: { id: x } }\n',
    )
    write('content/redirects.yaml', '- { from: /old, to: /case-detail/7 }\n')
    const folders = check().flatMap(({ folder }) => folder ?? [])
    expect(folders).toEqual(['industries', 'solutions', 'forms', 'cases'])
  })

  it.each([
    ['/cases', '/search', 301, '/cases is a page: nobody would see it any more'],
    ['/case-detail/401', '/cases', 301, '/case-detail/401 is a page'],
    ['/old', '/prices', 301, 'to: there is no page /prices'],
    ['/old', '/case-detail/7', 301, 'to: there is no record 7 in cases'],
    ['/old', '/new', 308, 'status: expected 301, 302 or 410'],
    ['/old?a=1', '/new', 301, 'from: expected an address of this site without query'],
    ['/cn/cases', '/search', 301, '/cn/cases is a page'],
    ['/assets/a.pdf', '/cases', 301, 'from: redirects are not asked for files'],
    ['/old', 'cases', 301, 'to: expected an address'],
    ['/old', '/cases', 410, 'to: what is gone (410) leads nowhere'],
    ['/old', '/old/', 301, 'a loop: /old → /old'],
    ['/old', '/cn/old', 301, 'a loop: /old → /old'],
  ])('finds a redirect %s to %s (%s)', (from, to, status, message) => {
    write('content/redirects.yaml', `# moved\n- { from: ${from}, to: ${to}, status: ${status} }\n`)
    expect(findings()).toEqual([expect.stringContaining(`redirects.yaml:2 $[0] ${message}`)])
  })

  it('finds loops, chains and repeats among redirects, and likes good ones', () => {
    write(
      'content/redirects.yaml',
      '- { from: /a, to: /b }\n- { from: /b, to: /en/c }\n- { from: /en/c, to: /a }\n',
    )
    expect(findings()).toHaveLength(3)
    expect(findings()[0]).toContain('redirects.yaml:1 $[0] a loop: /a → /b → /en/c → /a')
    write(
      'content/redirects.yaml',
      '- { from: /a, to: /b }\n- { from: /b, to: /cases }\n- { from: /a/, to: /cases }\n',
    )
    expect(findings()).toEqual([
      expect.stringContaining('redirects.yaml:1 $[0] leads on to line 2: write /cases here'),
      expect.stringContaining('redirects.yaml:3 $[2] /a/ is redirected in line 1 already'),
    ])
    write(
      'content/redirects.yaml',
      '- { from: /a, to: /cases?x=1#y, status: 302 }\n- { from: /en/b.html, status: 410 }\n- { from: /c, to: https://example.com }\n',
    )
    expect(findings()).toEqual([])
  })

  it('finds loops that a site of one language alone has', () => {
    const lines = [
      '{ from: /en/old, to: /old }',
      '{ from: /en/a, to: /b }',
      '{ from: /en/b, to: /a }',
      '{ from: /c, to: /en/cases }',
    ]
    write('content/redirects.yaml', lines.map((line) => `- ${line}\n`).join(''))
    const loops = () => findings().flatMap((line) => /a loop: .*/.exec(line) ?? [])
    expect(loops()).toEqual([])
    rmSync(join(directory, 'content/cn'), { recursive: true })
    expect(loops()).toEqual([
      'a loop: /en/old → /en/old',
      'a loop: /en/a → /en/b → /en/a',
      'a loop: /en/b → /en/a → /en/b',
    ])
  })

  it('looks at each redirect of a long chain a few times', () => {
    let looks = 0
    const lines = Array.from({ length: 300 }, (_, index) => ({
      ...{ from: `/a${index}`, status: 301 as const, line: index + 1, index },
      get to() {
        looks += 1
        return `/a${index + 1}`
      },
    }))
    expect(loopsAndDuplicates(lines)).toHaveLength(299)
    expect(looks).toBeLessThan(300 * 10)
  })

  it('only notes what visitors do not see of a text', () => {
    write(yaml, 'id: 401\ntitle: C\ncontent: "a <iframe src=https://player.example/1></iframe>"\n')
    expect(findings()).toEqual([
      'note cn/cases/401-a.yaml:3 $.content left out of the text: <iframe> of player.example, which is not in FRAME_HOSTS',
    ])
  })

  it('only notes letters that another encoding has lost', () => {
    write(yaml, 'id: 401\ntitle: C\ncustomerName: "\uFFFD\uFFFD"\ncontent: "a"\n')
    expect(findings()).toEqual([
      'note cn/cases/401-a.yaml:3 $.customerName letters were lost where \uFFFD stands: write them anew',
    ])
  })

  it('only notes a record without an alternate and a reference to a draft', () => {
    write('content/cn/industries/201-i.yaml', 'id: 201\nname: I\nexamples:\n  - 401\n')
    write(yaml, 'id: 401\ntitle: C\npublished: false\n')
    expect(findings()).toEqual([
      'note cn/industries/201-i.yaml:1 $.id no record 201 in en: the language switch leads to the list',
      'note cn/industries/201-i.yaml:4 $.examples[0] record 401 in cases is a draft and is left out',
    ])
  })

  it('requires the default forms of what is served (§9, D7)', () => {
    const says = (mark: string, id: number, how: string) =>
      `${mark}/forms:1 $ consult buttons lead to form ${id}, which is ${how}`
    rmSync(join(directory, 'content/en/forms'), { recursive: true })
    write('content/cn/forms/1-contact.yaml', `${form(1)}published: false\n`)
    write('content/cn/pages/go1688.md', '---\ntitle: M\n---\nText')
    const [cn, en] = [says('cn', 1, 'a draft'), says('en', 4001, 'missing')]
    expect(findings()).toEqual([cn, says('cn', 14008, 'missing'), en])
    expect(findings({ go1688Host: 'market.example' })).toEqual([cn, en])
    write('content/cn/forms/14008-market.yaml', form(14008))
    expect(findings()).toEqual([cn, en])
    rmSync(join(directory, 'content/en/site.yaml'))
    expect(findings()).not.toContain(en)
  })

  it('reports a choice without options', () => {
    const choices = ['[]', "['', ' ']", '[A]', '[]\n    openOther: TURNON']
    write(
      'content/cn/forms/1-contact.yaml',
      `id: 1\nname: F\nformFields:\n${choices.map((options, id) => `  - id: ${id}\n    name: N\n    type: SELECT\n    fieldOptions: ${options}\n`).join('')}`,
    )
    const said =
      'expected an option to choose, without which the field is neither shown nor required, got none'
    expect(findings().filter((line) => line.includes(said))).toEqual([
      `cn/forms/1-contact.yaml:7 $.formFields[0].fieldOptions ${said}`,
      `cn/forms/1-contact.yaml:11 $.formFields[1].fieldOptions ${said}`,
    ])
  })

  it('requires nothing of a language without a folder, which has no site (D36); without any, each is reported', () => {
    rmSync(join(directory, 'content/en'), { recursive: true })
    expect(findings()).toEqual([])
    rmSync(join(directory, 'content/cn'), { recursive: true })
    expect(findings().filter((line) => line.includes('this folder is missing'))).toHaveLength(2)
  })

  it('finds what menus and footers name that the site has not got, and a site without a privacy page', () => {
    const addresses = ['/services', '/join-us', '/ai', '/ai/x', '/activity', '/go1688', '/about-us', '/cases']
    for (const [at, address] of addresses.entries())
      write(
        `content/cn/navigation/${at}.yaml`,
        `displayName: A\nnavigationName: A\npageAddress: ${address}\n`,
      )
    rmSync(join(directory, 'content/cn/pages/privacy.md'))
    expect(findings()).toEqual([
      ...addresses
        .slice(0, -1)
        .map((address, at) => `cn/navigation/${at}.yaml:3 $.pageAddress there is no page ${address}`),
      'cn/pages/privacy.md:1 $ this page is missing: every form links to /privacy',
    ])
    write('content/cn/services/1.yaml', 'id: 1\n')
    write('public/ai-native-erp.html', '')
    expect(findings().map((line) => line.split(' ').at(-1))).not.toContain('/services')
    expect(findings().map((line) => line.split(' ').at(-1))).not.toContain('/ai')
  })

  it('reports apart which sections a language has no record of', () => {
    rmSync(join(directory, 'content/en'), { recursive: true })
    write('content/cn/services/1.yaml', 'id: 1\n')
    const options = { zone: 'UTC', now: 0, publicDirectory: join(directory, 'public') }
    expect(lackedSections({ ...options, contentDirectory: join(directory, 'content') })).toEqual([
      {
        locale: 'cn',
        paths: [
          ...['/product', '/solution', '/about-us/news', '/activity', '/media', '/periodical', '/about-us'],
          ...['/join-us', '/ai', '/go1688'],
        ],
      },
    ])
  })

  it('reports relative links, dead or not, and tags that are dropped', () => {
    write(
      'content/cn/cases/401-a.yaml',
      'id: 401\ntitle: C\ncontent: "[a](cases) [b](../prices) <marquee>m</marquee> ~~x~~ <font>f</font>"\njumpBO: { buttonTitle: B, buttonLink: cases }\n',
    )
    expect(findings()).toEqual([
      'note cn/cases/401-a.yaml:3 $.content cases counts from the root of the site: write /cases',
      'note cn/cases/401-a.yaml:3 $.content ../prices counts from the root of the site: write /prices',
      'cn/cases/401-a.yaml:3 $.content there is no page /prices',
      'note cn/cases/401-a.yaml:3 $.content left out of the text: the tags <marquee>',
      'note cn/cases/401-a.yaml:4 $.jumpBO.buttonLink cases counts from the root of the site: write /cases',
    ])
  })
})

describe('what a form gates (D26, D31)', () => {
  const paper = (attachment: string, type = 'FORM') =>
    write(
      'content/cn/cases/401-a.yaml',
      `id: 401\ntitle: C\njumpBO:\n  jumpContentType: ${type}\n  attachment: ${attachment}\n`,
    )
  const video = (more: string) =>
    write('content/cn/media/701-a.yaml', `id: 701\ntitleContent: M\nvideoMaterial: /assets/a.mp4\n${more}`)
  const move = 'which anyone can fetch: move it to content/gated and write /gated'
  beforeEach(() => {
    write('public/assets/a.pdf', '')
    write('public/assets/a.mp4', '')
    write('content/gated/a.pdf', '')
  })

  it('lies in content/gated', () => {
    paper('/gated/a.pdf')
    expect(findings()).toEqual([])
  })
  it('must not lie under public/', () => {
    paper('/assets/a.pdf')
    expect(findings()).toContain(
      `cn/cases/401-a.yaml:5 $.jumpBO.attachment a form stands before public/assets/a.pdf, ${move}/a.pdf`,
    )
  })
  it.each(['isNeedContact: true\n', 'jumpBO: { jumpContentType: FORM }\n'])(
    'of media is their video: %s',
    (more) => {
      video(more)
      expect(findings().join()).toContain(
        `$.videoMaterial a form stands before public/assets/a.mp4, ${move}/a.mp4`,
      )
    },
  )
  it('of media without a form is nothing', () => {
    video('')
    expect(findings().join()).not.toContain('$.videoMaterial')
  })
  it('must be there', () => {
    paper('/gated/b.pdf')
    expect(findings()).toContain(
      'cn/cases/401-a.yaml:5 $.jumpBO.attachment there is no file content/gated/b.pdf',
    )
  })
  it('is never given out without a form', () => {
    paper('/gated/a.pdf', 'DOCUMENT')
    expect(findings()).toContain(
      'cn/cases/401-a.yaml:5 $.jumpBO.attachment no form stands before this: /gated/a.pdf is never given out without one',
    )
  })
  it('has a folder of its own when it is a stream', () => {
    for (const name of ['launch.m3u8', 'launch/index.m3u8']) write(`content/gated/${name}`, '#EXTM3U\n')
    paper('/gated/launch.m3u8')
    expect(findings()).toContain(
      'cn/cases/401-a.yaml:5 $.jumpBO.attachment beside /gated/launch.m3u8 lie the files of all forms: a stream needs a folder of its own, such as /gated/launch/index.m3u8',
    )
    paper('/gated/launch/index.m3u8')
    expect(findings().join()).not.toContain('$.jumpBO.attachment')
  })
  it('is noted when no record names it', () => {
    expect(findings()).toEqual(['note gated/a.pdf:1 $ no record names this file'])
  })
  it('is named by the playlist of its stream, whatever it is called', () => {
    write('content/gated/发布 1/index.m3u8', '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\nhigh/list.m3u8?a=1\n')
    write('content/gated/发布 1/high/list.m3u8', '#EXTM3U\r\n#EXTINF:4,\r\n1.mp4\r\n../%E9%9F%B3.aac\r\n')
    const parts = ['init.mp4', 'high/1.mp4', '音.aac', 'high/2.mp4', 'old.ts']
    for (const name of parts) write(`content/gated/发布 1/${name}`, 'part')
    paper('/gated/发布%201/index.m3u8')
    expect(
      findings()
        .filter((line) => line.includes('发布'))
        .sort(),
    ).toEqual([
      'note gated/发布 1/high/2.mp4:1 $ no record names this file',
      'note gated/发布 1/old.ts:1 $ no record names this file',
    ])
  })
  it('is named with its video when it is its captions (ADR 0035)', () => {
    write('content/gated/a.mp4', 'video')
    write('content/gated/a.en.vtt', 'WEBVTT\n\n00:00.300 --> 00:03.600\nOne\n')
    write('content/gated/b.en.vtt', 'WEBVTT\n')
    paper('/gated/a.mp4')
    expect(findings().filter((line) => line.includes('.vtt'))).toEqual([
      'note gated/b.en.vtt:1 $ no record names this file',
    ])
  })
})
