/** How the studio shows a folder of content/{mark}: words, sign, how its records are told apart. */
export type FolderWords = {
  label: readonly [cn: string, en: string]
  hint: readonly [cn: string, en: string]
  /** A sign of Material Symbols. */
  icon: string
  /** The field a record is known by, and how lists write it. */
  identifier: string
  summary: string
  thumbnail?: string[]
  /** The field lists are sorted by, newest first. */
  newest?: string
  extension?: 'md'
}

type Divider = 'divider'

/** Every folder and single file in the order of the studio's list, grouped as marketing thinks of them. */
export const folderWords: Record<string, FolderWords | Divider> = {
  news: {
    label: ['新闻与文章', 'News and articles'],
    hint: ['“关于我们”下的新闻动态与 AI 前沿。', 'News and AI articles below “About us”.'],
    icon: 'newspaper',
    identifier: 'title',
    summary: '{{title}}',
    thumbnail: ['coverMaterial'],
    newest: 'createTime',
    extension: 'md',
  },
  activities: {
    label: ['市场活动', 'Events'],
    hint: ['会议、沙龙、培训与直播。', 'Conferences, salons, training, webinars.'],
    icon: 'event',
    identifier: 'activityName',
    summary: '{{activityName}}',
    thumbnail: ['coverMaterial'],
    newest: 'startDate',
  },
  media: {
    label: ['视频与资源', 'Films and resources'],
    hint: ['资源中心的视频、故事与讲座。', 'Films, stories and talks of the resource centre.'],
    icon: 'movie',
    identifier: 'titleContent',
    summary: '{{titleContent}}',
    thumbnail: ['coverMaterial'],
    newest: 'createdAt',
  },
  publications: {
    label: ['刊物与白皮书', 'Publications'],
    hint: ['季刊与白皮书，多为填表下载。', 'Magazines and white papers, most behind a form.'],
    icon: 'menu_book',
    identifier: 'name',
    summary: '{{name}}',
    thumbnail: ['picture'],
    newest: 'createdAt',
  },
  'divider-offer': 'divider',
  products: {
    label: ['产品', 'Products'],
    hint: ['产品详情页。', 'Pages of products.'],
    icon: 'deployed_code',
    identifier: 'name',
    summary: '{{name}}',
    thumbnail: ['proLogo', 'pcResource'],
  },
  'product-categories': {
    label: ['产品分类', 'Product categories'],
    hint: ['分类页，以及每类下产品的顺序。', 'Pages of categories, and the order of their products.'],
    icon: 'category',
    identifier: 'name',
    summary: '{{name}}',
    thumbnail: ['pcResource'],
  },
  solutions: {
    label: ['行业方案', 'Solutions'],
    hint: ['方案详情页。', 'Pages of solutions.'],
    icon: 'lightbulb',
    identifier: 'name',
    summary: '{{name}}',
    thumbnail: ['pcResource'],
  },
  industries: {
    label: ['行业', 'Industries'],
    hint: ['行业，及其方案与案例的顺序。', 'Industries, and the order of their solutions and cases.'],
    icon: 'factory',
    identifier: 'name',
    summary: '{{name}}',
    thumbnail: ['indusIcon'],
  },
  cases: {
    label: ['客户案例', 'Customer cases'],
    hint: ['客户故事与成效数据。', 'Stories of customers, with measured results.'],
    icon: 'handshake',
    identifier: 'title',
    summary: '{{customerName}} · {{title}}',
    thumbnail: ['coverMaterial', 'customerLogo'],
  },
  'divider-company': 'divider',
  introductions: {
    label: ['公司介绍', 'About us'],
    hint: ['“关于我们”的各个页面。', 'The pages of “About us”.'],
    icon: 'apartment',
    identifier: 'title',
    summary: '{{title}}',
    thumbnail: ['pcResource'],
  },
  services: {
    label: ['服务与支持', 'Services'],
    hint: ['服务与支持页。', 'The page of services and support.'],
    icon: 'support_agent',
    identifier: 'title',
    summary: '{{title}}',
    thumbnail: ['pcResource'],
  },
  'join-us': {
    label: ['加入我们', 'Join us'],
    hint: ['招聘页。', 'The page of careers.'],
    icon: 'group_add',
    identifier: 'title',
    summary: '{{title}}',
    thumbnail: ['pcResource'],
  },
  advantages: {
    label: ['企业优势', 'Why us'],
    hint: ['多个页面共用的优势条目。', 'Advantages that several pages show.'],
    icon: 'workspace_premium',
    identifier: 'title',
    summary: '{{title}}',
    thumbnail: ['logo'],
  },
  pages: {
    label: ['独立页面', 'Other pages'],
    hint: ['隐私政策与集采平台页。', 'Privacy and the marketplace.'],
    icon: 'article',
    identifier: 'title',
    summary: '{{title}}',
    extension: 'md',
  },
  'divider-site': 'divider',
  home: {
    label: ['首页模块', 'Home page'],
    hint: [
      '首页从上到下的模块，按文件名排序。',
      'Modules of the home page, in the order of their file names.',
    ],
    icon: 'home',
    identifier: 'moduleName',
    summary: '{{moduleName}} · {{title}}',
    thumbnail: ['pcResource', 'carouselOpt.0.pcResource'],
  },
  navigation: {
    label: ['导航', 'Navigation'],
    hint: [
      '顶部导航与各列表页的横幅，按文件名排序。',
      'The bar and the banners of list pages, in the order of file names.',
    ],
    icon: 'menu',
    identifier: 'navigationName',
    summary: '{{navigationName}} · {{pageAddress}}',
    thumbnail: ['pcResource'],
  },
  'top-header': {
    label: ['子菜单', 'Sub-menus'],
    hint: ['导航下拉里的产品分类与行业。', 'Categories and industries below the bar.'],
    icon: 'menu_open',
    identifier: 'title',
    summary: '{{title}}',
  },
  titles: {
    label: ['列表页标题', 'List page headings'],
    hint: ['各列表页的标题与导语。', 'Heading and lead of list pages.'],
    icon: 'title',
    identifier: 'title',
    summary: '{{title}}',
  },
  forms: {
    label: ['表单', 'Forms'],
    hint: ['表单及其字段。', 'Forms and their fields.'],
    icon: 'list_alt',
    identifier: 'name',
    summary: '{{name}}',
  },
}

/** The single files. */
export const singleWords: Record<string, Pick<FolderWords, 'label' | 'icon'>> = {
  site: { label: ['站点信息', 'The site'], icon: 'language' },
  footer: { label: ['页脚', 'Footer'], icon: 'bottom_panel_open' },
  mail: { label: ['邮件通知', 'Mail'], icon: 'mail' },
  redirects: { label: ['地址跳转', 'Redirects'], icon: 'alt_route' },
}
