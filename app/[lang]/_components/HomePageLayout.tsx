import type { ReactNode } from 'react'
import { Advantages } from '@/components/blocks/home/Advantages'
import { CaseOpening } from '@/components/blocks/home/CaseWall'
import { HomeModuleView } from '@/components/blocks/home/HomeModules'
import { Shell } from '@/components/layout/Shell'
import { getHome, getLayout } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { homeModuleKind } from '@/lib/rules/layout/home-module'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { describePage } from '@/lib/seo/structured'

type Props = {
  page: PageContext
  path: string
  alternatePath: string
  preview?: PreviewState | undefined
  /** What stands over the home page: the contact dialog of /form/{id}. */
  children?: ReactNode
}

/** The home page (§2): its modules in page order, the case module's opening and the advantages under the first banner (D20). /form/{id} shows it too. */
export async function HomePageLayout({ page, path, alternatePath, preview, children }: Props) {
  const [layout, home] = await Promise.all([getLayout(page), getHome(page)])
  const [first, ...rest] = home.modules
  const startsWithBanner =
    first !== undefined && homeModuleKind(first) === 'carousel' && first.slides.length > 0
  const lead = startsWithBanner ? first : undefined
  const cases = home.modules.find((module) => homeModuleKind(module) === 'case')
  const view = (module: (typeof home.modules)[number], index: number) => (
    <HomeModuleView
      key={module.id ?? `${module.moduleName}-${index}`}
      page={page}
      module={module}
      data={home}
      siteTitle={layout.site.title}
      isLead={module === lead}
      isOpened={module === cases}
    />
  )
  const facts = describePage(page, layout, {
    path: '/',
    title: layout.site.title,
    description: page.t('home.description'),
  })
  return (
    <Shell
      page={page}
      layout={layout}
      path={path}
      alternatePath={alternatePath}
      hasBanner={startsWithBanner}
      preview={preview}
      facts={path === '/' ? facts : undefined}
    >
      {children}
      {lead ? view(lead, -1) : <h1 className="visually-hidden">{layout.site.title}</h1>}
      {cases && <CaseOpening page={page} module={cases} groups={home.caseGroups} />}
      <Advantages items={home.advantages} label={page.t('home.advantages')} />
      {(lead ? rest : home.modules).map(view)}
    </Shell>
  )
}
