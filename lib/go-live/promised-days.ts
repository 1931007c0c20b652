const days = { 天: 1, 日: 1, day: 1, 周: 7, week: 7, 个月: 30, month: 30, 年: 365, year: 365 } as const
const unit = '(天|日|周|个月|年|days?|weeks?|months?|years?)'
/** A length of time beside the word of keeping: not a date, nor how soon somebody answers. */
const period = new RegExp(
  `(?:保存|保留|kept|keep|retain(?:ed)?|delet(?:ed?|ion)|erased?)[^\\d]{0,24}(\\d{1,4})\\s*${unit}|(?<![\\d月年])(\\d{1,4})\\s*${unit}(?!\\s*\\d)[^\\d]{0,12}(?:删除|old)`,
  'i',
)
const ofForms = /表单|咨询记录|提交的信息|\bforms?\b|enquir|inquir/i
const ofKeeping = /保存|保留|删除|kept|keep|retain|delet|erase/i

const ofLogs = /日志|\blogs?\b/i
const isMeant = (sentence: string) =>
  ofForms.test(sentence) && ofKeeping.test(sentence) && !ofLogs.test(sentence)

const unitOf = (unit: string) =>
  Object.entries(days).find(
    ([name]) => name === unit || name === unit.toLowerCase().replace(/s$/, ''),
  )?.[1] ?? 1

/** For how many days form records are stored according to a privacy page, the shortest where it says several; undefined when it does not say. */
export function promisedDays(text: string): number | undefined {
  const found = text.split(/\n|。|；|[.;] /).flatMap((sentence) => {
    const [, kept, ofKept, old, ofOld] = (isMeant(sentence) && period.exec(sentence)) || []
    const number = kept ?? old
    return number === undefined ? [] : [Number(number) * unitOf(ofKept ?? ofOld ?? '')]
  })
  return found.length > 0 ? Math.min(...found) : undefined
}
