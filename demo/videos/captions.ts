/** What a film says over each of its two scenes, by language: it has no voice, so this is all of its words. */
export type Words = { 'zh-CN': [string, string]; en: [string, string] }

/** The captions of every film by the name of its file; a gated one has words of its own. */
export const captions: Record<string, Words> = {
  brand: {
    'zh-CN': ['一张订单，从报价到回款，每一步都看得见。', '约 1,900 家企业，每天这样运转。'],
    en: ['One order, clear from the quote to the payment.', 'About 1,900 companies run their day this way.'],
  },
  core: {
    'zh-CN': ['例行单据由北湾智核填好，人来判断。', '72% 的例行单据，不再重录。'],
    en: ['Northbay Core fills in routine documents; people decide.', '72% of them are never typed again.'],
  },
  'case-401': {
    'zh-CN': ['恒岳重工：一台起重机平均要多久交付？', '从 412 天到 365 天，早了 47 天。'],
    en: ['Hengyue Heavy Industries: how long does a crane take?', 'From 412 days to 365: 47 days sooner.'],
  },
  'case-404': {
    'zh-CN': ['橙里生活：326 家门店，共用一盘货。', '缺货率降到 2.8%。'],
    en: ['Chengli Living: 326 stores share one stock.', 'Out-of-stocks fall to 2.8%.'],
  },
  'case-407': {
    'zh-CN': ['曜能光伏：214 个光储项目。', '成本每天归集到电站。'],
    en: ['Yaoneng Solar: 214 solar and storage projects.', 'Cost is booked to each site, every day.'],
  },
  'case-410': {
    'zh-CN': ['联驰部件：主机厂每两小时拉动一次。', '连续 400 天零停线。'],
    en: ['Lianchi Components: call-offs every two hours.', '400 days without a line stop.'],
  },
  'case-413': {
    'zh-CN': ['青禾乳业：低温奶，一路冷着到门店。', '多出两天新鲜期，临期损耗降到 1.3%。'],
    en: ['Qinghe Dairy: fresh milk, cold all the way.', 'Two more days fresh, expiry loss cut to 1.3%.'],
  },
  'case-418': {
    'zh-CN': ['益民药房：2,260 家药房。', '医保对账，从五天到当天。'],
    en: ['Yimin Pharmacy: 2,260 pharmacies.', 'Insurance claims reconciled the same day.'],
  },
  event: {
    'zh-CN': ['北湾数智活动现场：演讲、演示、提问。', '900 多人，看一张订单怎样走完。'],
    en: ['At a Northbay event: talks, demonstrations, questions.', '900 people follow one order to its end.'],
  },
  talk: {
    'zh-CN': ['北湾讲座：一个真实的问题，一步一步讲清楚。', '最后留给提问。'],
    en: ['A Northbay talk: one real problem, step by step.', 'The end is left for questions.'],
  },
  plan: {
    'zh-CN': ['停机、插单、换线：同一份订单，各推演一遍。', '计划员只做两件事：选方案，写原因。'],
    en: ['A stoppage, a rush order, a changeover: each tried out.', 'The planner chooses, and writes down why.'],
  },
  'stock-wave': {
    'zh-CN': ['2,400 张订单，旧算法要走 61 公里。', '新算法走 43 公里，少走 18 公里。'],
    en: ['2,400 orders: the old logic walks 61 kilometres.', 'The new one walks 43. That is 18 less.'],
  },
}

/** Between the figure above and the curve below, so that neither is covered. */
const PLACE = 'line:36%'

/** A film's words in one language as WebVTT: one cue a scene. */
export const webVtt = ([first, second]: [string, string]): string =>
  `WEBVTT\n\n00:00.300 --> 00:03.600 ${PLACE}\n${first}\n\n00:03.900 --> 00:06.900 ${PLACE}\n${second}\n`
