const days = { 天: 1, 日: 1, day: 1, 周: 7, week: 7, 个月: 30, month: 30, 年: 365, year: 365 } as const
const period = /(\d{1,4})\s*(天|日|周|个月|年|days?|weeks?|months?|years?)/i
const ofForms = /表单|咨询记录|提交的信息|\bforms?\b|enquir|inquir/i
const ofKeeping = /保存|保留|删除|kept|keep|retain|delet|erase/i

const ofLogs = /日志|\blogs?\b/i
const isMeant = (sentence: string) =>
  ofForms.test(sentence) && ofKeeping.test(sentence) && !ofLogs.test(sentence)

const unitOf = (unit: string) =>
  Object.entries(days).find(
    ([name]) => name === unit || name === unit.toLowerCase().replace(/s$/, ''),
  )?.[1] ?? 1

/** For how many days a privacy page says that form records are kept, the shortest where it says several; undefined when it does not say. */
export function promisedDays(text: string): number | undefined {
  const found = text.split(/\n|。|；|[.;] /).flatMap((sentence) => {
    const [, number, unit = ''] = (isMeant(sentence) && period.exec(sentence)) || []
    return number === undefined ? [] : [Number(number) * unitOf(unit)]
  })
  return found.length > 0 ? Math.min(...found) : undefined
}
