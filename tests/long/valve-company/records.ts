import { Id, Time } from './habits'

// A small maker of valves in two languages: what its content system holds, by call.

const navigation = [
  ['/', '首页', 'Home'],
  ['/product', '产品', 'Products'],
  ['/solution', '方案', 'Solutions'],
  ['/cases', '案例', 'Cases'],
  ['/about-us/news', '新闻', 'News'],
  ['/activity', '活动', 'Events'],
  ['/media', '影像', 'Media'],
  ['/periodical', '资料', 'Papers'],
  ['/services', '服务', 'Service'],
  ['/join-us', '招聘', 'Careers'],
  ['/about-us', '关于我们', 'About us'],
] as const

/** Everything that the company answers in a language; `origin` serves its pictures. */
export function records(locale: 'cn' | 'en', origin: string) {
  const say = (cn: string, en: string) => (locale === 'cn' ? cn : en)
  /** 19 digits, as a generator of snowflakes counts them. */
  const id = (number: number) =>
    new Id(`${say('18446740737095', '18446740737096')}${String(number).padStart(5, '0')}`)
  const pcResource = { files: [{ url: `${origin}/upload/valve.png`, type: 'image/png' }] }
  const videoMaterial = { files: [{ url: `${origin}/upload/valve.mp4`, type: 'video/mp4' }] }
  const content = say('<p>阀体由一块钢铸成。</p>', '<p>The body is cast of one piece of steel.</p>')
  const contact = { id: new Id(say('1', '4001')) }
  const jumpBO = { jumpContentType: 'FORM', buttonTitle: say('联系销售', 'Contact sales'), formBO: contact }
  const point = (number: number, title: string) => ({
    id: id(number),
    title,
    desc: title,
    resource: pcResource,
  })

  const valve = {
    id: id(11),
    name: say('球阀', 'Ball valve'),
    desc: say('零泄漏', 'No leak'),
    proLogo: pcResource,
  }
  const industry = { id: id(5), name: say('水务', 'Water'), indusIcon: pcResource }
  const solution = { id: id(21), name: say('城市供水', 'City water'), desc: say('日夜不停', 'Day and night') }
  const example = {
    id: id(31),
    title: say('一座水厂换上新阀门', 'A waterworks changes its valves'),
    customerName: say('东岸水务', 'East Bank Water'),
    coverMaterial: pcResource,
    content,
    jumpBO,
  }
  const news = Array.from({ length: 13 }, (_, index) => ({
    id: id(400 + index),
    title: say(`第 ${index + 1} 批阀门出厂`, `Batch ${index + 1} leaves the works`),
    createTime: new Time(`2026-03-${10 + index}T09:30:00+08:00`),
    coverMaterial: pcResource,
    content,
  }))
  const event = {
    id: id(61),
    activityName: say('工厂开放日', 'Open day at the works'),
    startDate: new Time('2026-12-08T09:00:00+08:00'),
    endDate: new Time('2026-12-08T17:00:00+08:00'),
    place: say('苏州', 'Suzhou'),
    activityType: 'OPEN_DAY',
    coverMaterial: pcResource,
    activityIntroduction: content,
    activityAgendas: [{ title: say('欢迎', 'Welcome'), agendaStr: '09:00' }],
    enrollStatus: 'OPEN',
    enrollTypeDict: 'FORM',
    enrollDetail: contact,
  }
  const video = {
    id: id(71),
    titleContent: say('阀门怎样检验', 'How a valve is tested'),
    createdAt: new Time('2026-02-01T08:00:00+08:00'),
    resourceType: say('影片', 'Video'),
    coverMaterial: pcResource,
    videoMaterial,
    isNeedContact: false,
  }
  const paper = {
    id: id(51),
    name: say('阀门选型手册', 'Choosing a valve'),
    type: 'WHITE_PAPER',
    picture: pcResource,
    publicationDescribe: content,
    exampleBOS: [example],
    jumpBO,
    createdAt: new Time('2026-01-05T08:00:00+08:00'),
  }
  const category = { id: id(1), name: say('阀门', 'Valves'), productList: [valve] }
  const introduction = {
    id: id(81),
    type: 'company',
    title: say('关于恒通', 'About Hengtong'),
    describe: content,
    statistics: [{ value: '40', label: say('年', 'years') }],
    plates: [{ name: say('历程', 'History'), config: [{ title: '1986', desc: say('建厂', 'Founded') }] }],
  }
  const companyPage = (number: number, title: string) => ({
    id: id(number),
    title,
    describe: content,
    jumpBO,
    plates: [{ name: title, config: [{ title, desc: title, resource: pcResource }] }],
  })
  const service = companyPage(91, say('服务', 'Service'))
  const careers = companyPage(92, say('招聘', 'Careers'))
  const field = (number: number, name: string, more: object) => ({
    id: id(number),
    name,
    type: 'INPUT',
    ...more,
  })
  const [first] = news

  return {
    site: { id: id(9), title: say('恒通阀门', 'Hengtong Valves'), mark: locale, logo: pcResource },
    dictionary: locale === 'en' ? {} : { activityTypes: [{ value: 'OPEN_DAY', label: '开放日' }] },
    /** What a call answers as it is. */
    whole: {
      'topNavigation/list': navigation.map(([pageAddress, cn, en]) => ({
        displayName: say(cn, en),
        pageAddress,
        navigationName: pageAddress.split('/').at(-1) || 'home',
        pcResource,
        hidden: false,
      })),
      topheader: [{ title: 'product', data: [category] }],
      'bottomNavigation/list': {
        briefIntroductionList: [{ introductionContent: '+86 512 5550 0188' }],
        aboutEndpointsList: [
          { menu: say('关于我们', 'About us'), jumpMode: 'SELF', jumpToAddress: '/about-us' },
        ],
      },
      'enterprise/advantage/list': [{ id: id(2), title: say('四十年', 'Forty years'), logo: pcResource }],
      'get/title/by/type': { title: say('恒通动态', 'From Hengtong') },
      homepage: [
        {
          moduleName: 'banner',
          moduleType: 'CAROUSEL',
          carouselOpt: [{ title: say('一滴不漏', 'Not a drop'), pcResource, jumpBO }],
        },
        { moduleName: 'products', moduleType: 'PRODUCT', title: say('产品', 'Products'), pcResource, jumpBO },
        { moduleName: 'news', moduleType: 'NEWS', title: say('新闻', 'News'), newsList: [first] },
      ],
      'product/list': [category],
      'solution/list': [{ industry, solutions: [solution], examples: [example] }],
      'example/list': [{ industry, examples: [example] }],
      introduce: [introduction],
      serviceAndSupport: service,
      joinUs: careers,
      'fixed/news/list': [first],
      'fixed/activity/list': [event],
      'activity/place/list': [say('苏州', 'Suzhou')],
      'multimedia/resource/carousel/list': [video],
      'multimedia/resource/type/list': [say('影片', 'Video')],
    } as Record<string, unknown>,
    /** Lists page by page, and the records of their own calls. */
    lists: {
      'news/list': news,
      'activity/list': [event],
      'multimedia/resource/list': [video],
      'corporate/publications/list': [paper],
    } as Record<string, object[]>,
    details: {
      'product-category/detail': [{ ...category, exampleList: [example], content }],
      product: [
        {
          ...valve,
          pcResource,
          demonstration: jumpBO,
          coreFunctions: [
            { id: id(12), name: say('密封', 'Sealing'), functionList: [point(13, say('双层', 'Double'))] },
          ],
          businessBluePrints: [{ id: id(14), title: say('剖面', 'Section'), resourceUrl: pcResource }],
          applicationScenarios: [point(15, say('泵站', 'Pumping station'))],
          exampleBOList: [example],
        },
      ],
      solution: [{ ...solution, pcResource, industryState: [point(22, say('老管网', 'Old mains'))] }],
      example: [example],
      news,
      'corporate/publications': [paper],
      activity: [event],
      'multimedia/resource': [video],
      introduce: [introduction],
      serviceAndSupport: [service],
      joinUs: [careers],
      form: [
        {
          ...contact,
          name: say('联系我们', 'Contact us'),
          formFields: [
            field(101, say('姓名', 'Name'), { required: true }),
            field(102, say('邮箱', 'E-mail'), { validate: 'EMAIL' }),
            field(103, say('行业', 'Industry'), {
              type: 'SELECT',
              required: false,
              fieldOptions: [say('水务', 'Water')],
            }),
          ],
        },
      ],
    } as Record<string, ({ id: Id } & Record<string, unknown>)[]>,
  }
}
