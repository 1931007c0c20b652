export type Word = { text: string; isWord: boolean }

const dictionary = new Intl.Segmenter('zh-CN', { granularity: 'word' })

/** Words of the trade that the dictionary takes apart. */
const terms = new Set(
  (
    '参编 参展 缺料 报工 报废率 在途 储能电芯 入库 出库 并网 投料 灌装 一盘货 一张单 植入物 ' +
    '新能源 零部件 智能体 供应链 主数据 全渠道 批记录 大部件 数据集 负责人 执行官 装配线 多工厂 后市场 双十一 ' +
    '用户大会 业务人员 连锁零售 零售连锁 解决方案 人工智能 数字化转型 信息安全 数据完整性 年度报告 伙伴计划 客户成功 ' +
    '记录系统 执行系统 决策系统 测试环境 采购订单 销售订单 自然语言 驾驶舱 服务年报 发布说明'
  ).split(' '),
)
/** How many words of the dictionary a term may be made of. */
const MOST = 4

const digit = '[一二三四五六七八九十百千万两几半数第同每这那哪]'
/** Says what kind of thing is counted, which comes after it. */
const classifier = '[家个张台条份道套类种批座所方本桩项行层级位人岁段线城]'
const numeral = new RegExp(`^${digit}+$`)
const measure = new RegExp(`^${digit}*(?:分钟|小时|个月|[天周年月季次步期章点]|${classifier})`)
const counted = new RegExp(`(?:${digit}|\\d\\s?)${classifier}$`)

/** How many of the texts from the first on are a term of the trade; 0 for none. */
function termLength(texts: string[]): number {
  for (let length = Math.min(MOST, texts.length); length > 1; length -= 1)
    if (terms.has(texts.slice(0, length).join(''))) return length
  return 0
}

/** The brand in a site's name, which begins the names of its products ("海川" of "海川软件", in "海川仓储云"): the first two of its Chinese signs. */
export const brandOf = (siteName: string): string => /^\p{Script=Han}{2}/u.exec(siteName)?.[0] ?? ''

/** How long a name after the brand may be, in signs. */
const LONGEST_NAME = 3

/** How many of the texts from the first on are the brand and the name or the term after it; 0 for none. The dictionary may split either by signs. */
function nameLength(texts: string[], brand: string): number {
  if (brand === '') return 0
  const begin = texts.findIndex((_, at) => texts.slice(0, at + 1).join('') === brand) + 1
  if (begin === 0) return 0
  const term = termLength(texts.slice(begin))
  if (term > 0) return begin + term
  let name = ''
  let length = begin
  for (const text of texts.slice(begin)) {
    if (!/^\p{Script=Han}+$/u.test(text) || name.length + text.length > LONGEST_NAME || name.length > 1) break
    name += text
    length += 1
  }
  return length
}

/** How long the title of a book may be that is one word, with its marks, in signs. */
const LONGEST_TITLE = 9

/** How many of the texts from the first on are the title of a book, which its marks embrace; 0 for none and for a long one. */
function titleLength(texts: string[]): number {
  if (texts[0] !== '《') return 0
  const length = texts.indexOf('》') + 1
  return texts.slice(0, length).join('').length <= LONGEST_TITLE ? length : 0
}

/** How many of the texts from the first on are one word: a title, a term, a number with what it counts in, a name that the brand begins. */
function lengthOfFirst(texts: string[], brand: string): number {
  const known = titleLength(texts) || termLength(texts) || nameLength(texts, brand)
  if (known > 0) return known
  const [first = ''] = texts
  const digits = numeral.test(first) ? texts.findIndex((text) => !numeral.test(text)) : 0
  const next = texts[digits] ?? ''
  return digits > 0 && measure.test(next) ? digits + 1 : 1
}

/** True where a number ends that says what kind of thing comes after it, such as "三个" before "部门": no line ends between them. */
export const isCounted = (text: string): boolean => counted.test(text)

/** The words of a Chinese text in order, stops and blanks between them: what belongs together is one word, though the dictionary splits it. */
export function segmentWords(text: string, brand: string): Word[] {
  const rest = [...dictionary.segment(text)].map(({ segment, isWordLike = false }) => ({
    text: segment,
    isWord: isWordLike,
  }))
  const found: Word[] = []
  while (rest.length > 0) {
    const length = lengthOfFirst(
      rest.slice(0, LONGEST_TITLE).map((word) => word.text),
      brand,
    )
    const words = rest.splice(0, length)
    found.push({ text: words.map((word) => word.text).join(''), isWord: words.some((word) => word.isWord) })
  }
  return found
}
