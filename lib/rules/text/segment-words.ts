export type Word = { text: string; isWord: boolean }

const dictionary = new Intl.Segmenter('zh-CN', { granularity: 'word' })

/** How many words of its own a site may name, and how long each, in signs. */
const [MOST_WORDS, LONGEST_WORD] = [300, 12]

/** What a site keeps whole besides what the dictionary knows: its brand, and words of its trade. */
export type OwnWords = { brand: string; terms: ReadonlySet<string> }

/** The brand in a site's name, which begins the names of its products ("海川" of "海川软件", in "海川仓储云"): the first two of its Chinese signs. */
const brandOf = (siteName: string): string => /^\p{Script=Han}{2}/u.exec(siteName)?.[0] ?? ''

const cache = new Map<string, OwnWords>()
/** How many sites' words are remembered: a site has two languages, edits make others. */
const MOST_CACHED = 8

/** The words of a site by its name and its list of words (`shell.unbrokenWords` of the dictionary), with blanks or commas between them. */
export function ownWords(siteName: string, list = ''): OwnWords {
  const key = `${siteName}\n${list}`
  const before = cache.get(key)
  if (before) return before
  const words = list.split(/[\s,，、]+/).filter((word) => word !== '' && word.length <= LONGEST_WORD)
  const own = { brand: brandOf(siteName), terms: new Set(words.slice(0, MOST_WORDS)) }
  if (cache.size >= MOST_CACHED) cache.clear()
  cache.set(key, own)
  return own
}

/** How many words of the dictionary a term may be made of. */
const MOST = 4

const digit = '[一二三四五六七八九十百千万两几半数第同每这那哪]'
/** Says what kind of thing is counted, which comes after it. */
const classifier = '[家个张台条份道套类种批座所方本桩项行层级位人岁段线城]'
const numeral = new RegExp(`^${digit}+$`)
const measure = new RegExp(`^${digit}*(?:分钟|小时|个月|[天周年月季次步期章点]|${classifier})`)
const counted = new RegExp(`(?:${digit}|\\d\\s?)${classifier}$`)

/** How many of the texts from the first on are a term; 0 for none. */
function termLength(texts: string[], { terms }: OwnWords): number {
  for (let length = Math.min(MOST, texts.length); length > 1; length -= 1)
    if (terms.has(texts.slice(0, length).join(''))) return length
  return 0
}

/** How long a name after the brand may be, in signs. */
const LONGEST_NAME = 3

/** How many of the texts from the first on are the brand and the name or the term after it; 0 for none. The dictionary may split either by signs. */
function nameLength(texts: string[], own: OwnWords): number {
  const { brand } = own
  if (brand === '') return 0
  const begin = texts.findIndex((_, at) => texts.slice(0, at + 1).join('') === brand) + 1
  if (begin === 0) return 0
  const term = termLength(texts.slice(begin), own)
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
function lengthOfFirst(texts: string[], own: OwnWords): number {
  const length = titleLength(texts) || termLength(texts, own) || nameLength(texts, own)
  if (length > 0) return length
  const [first = ''] = texts
  const digits = numeral.test(first) ? texts.findIndex((text) => !numeral.test(text)) : 0
  const next = texts[digits] ?? ''
  return digits > 0 && measure.test(next) ? digits + 1 : 1
}

/** True where a number ends that says what kind of thing comes after it, such as "三个" before "部门": no line ends between them. */
export const isCounted = (text: string): boolean => counted.test(text)

/** The words of a Chinese text in order, stops and blanks between them: what belongs together is one word, though the dictionary splits it. */
export function segmentWords(text: string, own: OwnWords): Word[] {
  const rest = [...dictionary.segment(text)].map(({ segment, isWordLike = false }) => ({
    text: segment,
    isWord: isWordLike,
  }))
  const found: Word[] = []
  while (rest.length > 0) {
    const length = lengthOfFirst(
      rest.slice(0, LONGEST_TITLE).map((word) => word.text),
      own,
    )
    const words = rest.splice(0, length)
    found.push({ text: words.map((word) => word.text).join(''), isWord: words.some((word) => word.isWord) })
  }
  return found
}
