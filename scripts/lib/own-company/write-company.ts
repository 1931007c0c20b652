import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { brandColours } from '@/lib/brand/colours'
import { type Locale, locales } from '@/lib/i18n/locales'
import { fillTemplate, type Values } from './fill'
import { drawPictures, signOf } from './pictures'

/** What a new company is made of; one without a name in a language has no site in it. */
export type Company = {
  names: Partial<Record<Locale, string>>
  domain?: string | undefined
  logo?: string | undefined
  logoDark?: string | undefined
  mark?: string | undefined
  colour: string
  phone?: string | undefined
  email?: string | undefined
  address?: string | undefined
  /** As the Chinese site says it, where it is another. */
  addressCn?: string | undefined
  zone: string
  recipients: string[]
}

const template = join(import.meta.dirname, 'template')

/** Letters and digits of a name as a prefix of keys: SITE where it has none. */
const keyOf = (name = '') =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40) || 'SITE'

/** Settings that the folder cannot say itself, as Docker, systemd and shells read them. */
const settingsOf = (
  { domain, zone }: Company,
  folder: string,
) => `# Settings of this site; all of them: docs/settings.md.
SITE_DIR=${folder}
SITE_URL=${domain ? `https://${domain}` : ''}
SITE_TIME_ZONE=${zone}
# Mail of enquiries. Both are needed; MAIL_FROM is an address alone, such as site@company.com:
SMTP_URL=
MAIL_FROM=
# Erases enquiries after so many days; the privacy page must say the same:
ENQUIRY_RETENTION_DAYS=
# Opens previews (npm run preview-link); made for this site alone:
PREVIEW_SECRET=${randomBytes(24).toString('base64url')}
# Let search engines in once the site is public: open
ROBOTS=closed
`

/** Copies a file of the company's own into its public files and returns its address. */
function copied(file: string | undefined, into: string, name: string): string {
  if (file === undefined) return ''
  mkdirSync(join(into, 'assets'), { recursive: true })
  const address = `/assets/${name}${extname(file).toLowerCase()}`
  copyFileSync(file, join(into, address))
  return address
}

/** Writes a complete small company into a new folder. Throws with a reason when the folder holds anything. */
export async function writeCompany(folder: string, company: Company): Promise<void> {
  if (/[\s'"`$#;&|<>()]/.test(folder))
    throw new Error(
      `${folder}: site.env cannot name a folder with blanks, quotes or signs of shells in its path`,
    )
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder}: this folder is not empty; nothing was written`)
  for (const file of [company.logo, company.logoDark, company.mark].flatMap((one) => one ?? []))
    await sharp(file)
      .metadata()
      .catch(() => {
        throw new Error(`${file}: this is no picture, or a broken one; nothing was written`)
      })
  const [publicFolder, colours] = [join(folder, 'public'), brandColours(company.colour)]
  await drawPictures(join(publicFolder, 'assets'), colours)
  writeFileSync(join(publicFolder, 'assets', 'sign.svg'), signOf(colours))
  const { names, colour, phone = '', email = '', address = '', recipients } = company
  const values: Values = {
    ...{ colour, phone, email, address, recipients, year: String(new Date().getFullYear()) },
    logo: copied(company.logo, publicFolder, 'logo'),
    logoDark: copied(company.logoDark, publicFolder, 'logo-dark'),
    mark: copied(company.mark, publicFolder, 'mark'),
    productKey: keyOf(names.en ?? company.domain?.replace(/^www\./, '').split('.')[0]),
  }
  const write = (name: string, into: string, own: Values) => {
    mkdirSync(dirname(into), { recursive: true })
    writeFileSync(into, fillTemplate(name, readFileSync(join(template, name), 'utf8'), own))
  }
  write('brand.yaml', join(folder, 'brand.yaml'), values)
  for (const locale of locales) {
    const name = names[locale]
    if (name === undefined) continue
    const own = { ...values, company: name, address: (locale === 'cn' && company.addressCn) || address }
    const files = readdirSync(join(template, locale), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((one) => /\.(?:yaml|md)$/.test(one)))
      write(join(locale, file), join(folder, 'content', locale, file), own)
  }
  // It will hold the password of the mail server.
  writeFileSync(join(folder, 'site.env'), settingsOf(company, folder), { mode: 0o600 })
  writeFileSync(join(folder, '.gitignore'), '.data/\nsite.env\n')
}
