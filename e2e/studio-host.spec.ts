import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { checkContent } from '@/lib/content/sources/files/check'
import { startServer } from '../scripts/lib/server'
import { git, makeRepository } from '../tests/helpers/git-host/repository'
import { type HostName, startGitHost } from '../tests/helpers/git-host/start'
import { address, expect, type Lang, test } from './fixtures'
import { editor, field, labelOf, openFolder, save } from './studio-editor'

/** The hosts that the studio may be set up for, each with an interface of its own; two in each language of the editor. */
const teams: [HostName, Lang][] = [
  ['Gitea', 'cn'],
  ['Forgejo', 'en'],
  ['GitLab', 'cn'],
  ['GitHub', 'en'],
]

/** A team's site: the host with its repository, a clone that the site reads its content from, and the studio on. */
async function startTeam(name: HostName, place: (name: string) => string) {
  const repository = makeRepository(place('repository'), ['content', 'public/assets'])
  const clone = place('clone')
  git(repository.folder, ['clone', '-q', repository.folder, clone])
  const host = await startGitHost(name, repository)
  const site = await startServer({
    ...{ STUDIO: 'on', STUDIO_REPO: host.repo, STUDIO_HOST: host.url },
    CONTENT_DIR: join(clone, 'content'),
  })
  const stop = async () => {
    await site.stop()
    await host.close()
  }
  return { repository, clone, host, site, stop }
}

async function signIn(page: Page, lang: Lang, token: string) {
  const words = editor(lang)
  await page.getByRole('button', { name: words.sign_in_using_access_token }).click()
  await page.getByRole('textbox', { name: words.personal_access_token }).fill(token)
  await page.getByRole('alertdialog').getByRole('button', { name: words.sign_in, exact: true }).click()
}

for (const [hostName, lang] of teams)
  test(`a team’s studio commits a headline in both languages to ${hostName}, and the site follows by a pull, ${lang} @desktop (D31)`, async ({
    page,
    atEnd,
  }, testInfo) => {
    test.setTimeout(180_000)
    const team = await startTeam(hostName, (name) => testInfo.outputPath(name))
    atEnd(team.stop)
    const { repository, clone, host, site } = team
    const mark = randomUUID().slice(0, 8)
    const [file = ''] = readdirSync('content/cn/products')
    const [, name = ''] = /^name: (.+)$/m.exec(readFileSync(`content/${lang}/products/${file}`, 'utf8')) ?? []
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    await page.goto(`${site.url}/studio?lang=${lang}`)
    await signIn(page, lang, host.token)
    await openFolder(page, labelOf(lang, 'products'))
    await page.getByRole('row').filter({ hasText: name }).click()
    for (const own of ['cn', 'en'] as const)
      await field(page, own, 'desc').getByRole('textbox').fill(`${own} ${mark}: one page`)
    const before = repository.head()
    await save(page, lang).click()
    await expect(save(page, lang)).toBeHidden()

    // One commit, of who signed in, with the two files and one line of each.
    await expect.poll(() => git(clone, ['ls-remote', 'origin', 'main'])).not.toContain(before)
    git(clone, ['pull', '-q', '--ff-only'])
    expect(git(clone, ['log', '--format=%an <%ae>', `${before}..`])).toBe(
      `${host.person.name} <${host.person.email}>\n`,
    )
    expect(git(clone, ['diff', '--numstat', before]).trim().split('\n')).toEqual(
      ['cn', 'en'].map((own) => `1\t1\tcontent/${own}/products/${file}`),
    )
    const elsewhere = asked.filter(
      (url) => !/^(?:blob|data):/.test(url) && ![site.url, host.url].includes(new URL(url).origin),
    )
    expect(elsewhere, 'asked of other hosts').toEqual([])

    const found = checkContent({
      ...{ contentDirectory: join(clone, 'content'), publicDirectory: 'public' },
      ...{ zone: 'Asia/Shanghai', now: Date.now() },
    })
    expect(found.filter(({ isNote }) => !isNote)).toEqual([])
    for (const own of ['cn', 'en'] as const)
      await expect(async () => {
        await page.goto(site.url + address(own, `/product/${file.split('-')[0]}`))
        const main = page.getByRole('main')
        await expect(main.getByText(`${own} ${mark}: one page`).first()).toBeVisible({ timeout: 1000 })
      }).toPass()
  })
