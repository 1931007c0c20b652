import type { Context, Scene } from '../lib/scene'
import { core } from '../products/platform'
import { icon } from '../ui/icons'
import { hue } from '../ui/palette'
import { avatar, button, chip, table } from '../ui/parts'
import { phone } from '../ui/phone'

/** What is shown that is no table: on the pages on AI the answer above the fold, what is signed for it and the decision of the morning. */
export const moments: Record<string, { scene: Scene; isPhone?: boolean }> = {
  'ai-answer': { scene: answer },
  'ai-sign': { scene: sign, isPhone: true },
  'ai-morning': { scene: morning, isPhone: true },
}

const css = `
.talk{background:${hue.mist};padding:28px 32px;gap:20px}.talk .row{align-items:flex-start;gap:14px}.talk .mine{flex-direction:row-reverse}
.talk .say{max-width:700px;text-wrap:balance;padding:18px 22px;border-radius:18px;background:#fff;border:1px solid ${hue.line};font-size:19px;line-height:1.5}.talk .mine .say{background:${hue.tint};border-color:${hue.tint}}
.talk .proof{display:flex;justify-content:space-between;gap:24px;margin-top:10px;padding:12px 16px;border-radius:10px;background:${hue.mist};font-size:17px}
.talk .btn{height:46px;padding:0 20px;font-size:17px}
.talk .ask{margin-top:auto;display:flex;justify-content:space-between;align-items:center;height:56px;padding:0 20px;border:1px solid ${hue.line};border-radius:14px;background:#fff;color:${hue.muted};font-size:18px}`

/** The order's lines, short enough to leave the lower right to the phone, and beside them the question with its evidence. */
function answer(context: Context): string {
  const { say: s } = context
  const said = (who: string, html: string, isMine = false) =>
    `<div class="row ${isMine ? 'mine' : ''}">${avatar(who, 40, isMine ? 2 : 3)}<div class="say">${html}</div></div>`
  const proof = (label: string, note: string) =>
    `<div class="proof"><span>${label}</span><span class="mut">${note}</span></div>`
  const lines = table(
    [{ label: s('物料', 'Item') }, { label: s('可承诺', 'Promised'), width: 104, align: 'r' }, { label: s('依据', 'Reason'), width: 158 }],
    [
      [s('行走箱 D3', 'Drive box D3'), '<b>12-03</b>', chip(s('换磨床', 'Other grinder'), 'go')],
      [s('电缆卷筒', 'Cable drum'), '<b>12-05</b>', chip(s('在库', 'In stock'), 'ok')],
      [s('减速机 K17', 'Gearbox K17'), '<b>12-04</b>', chip(s('在途', 'On the way'), 'ok')],
      [s('导轨 1200', 'Guide rail 1200'), '<b>12-01</b>', chip(s('供应商晚', 'Supplier late'), 'bad')],
      [s('控制柜', 'Control cabinet'), '<b>12-05</b>', chip(s('在产', 'In production'), 'ok')],
    ],
    40,
  )
  return core(context, {
    tab: 0,
    css,
    title: s('销售订单 SO-20718', 'Sales order SO-20718'),
    subtitle: s('岑野起重 · 起重机大修包 · 今日 10:24 更新', 'Cenye Cranes · crane overhaul kit · updated 10:24'),
    actions: `${chip(s('待签字', 'To be signed'), 'go')}${button(s('签字', 'Sign'), 'p')}`,
    body: `<div class="grid fill" style="grid-template-columns:1fr 400px"><section class="card col talk">
      ${said(s('罗宁', 'Luo Ning'), s('这张单能提前三天吗？', 'Can this order ship three days early?'), true)}
      ${said(s('智核', 'Core'), `${s('可以，有两个方案。B 成本最低：磨床工序改到 02 号机，只晚一张单。', 'Yes, in two ways. B costs least: grind on machine 02, one other job moves.')}${proof(s('磨床 02 周三空 9 小时', 'Grinder 02 free 9 h Wed'), s('排程', 'Plan'))}${proof(s('砂轮规格 GC-80 相同', 'Same wheel GC-80'), s('工艺', 'Routing'))}${proof(s('仅 WO-4189 晚半天', 'Only WO-4189 slips half a day'), s('订单', 'Orders'))}<div class="row" style="margin-top:18px">${button(s('提交方案 B', 'Submit B'), 'p')}${button(s('看方案 A', 'See A'))}</div>`)}
      ${said(s('罗宁', 'Luo Ning'), s('提交，请严骏签。', 'Submit it, Yan Jun signs.'), true)}
      ${said(s('智核', 'Core'), s('10:25 已送严骏。12 点前没签，承诺日仍按 12 月 9 日。', 'With Yan Jun since 10:25. Unsigned by noon, 9 December stands.'))}
      <div class="ask"><span>${s('接着问这张单', 'Ask about this order')}</span>${icon('send', 22)}</div></section><div><section class="card flush">${lines}</section></div></div>`,
  })
}

const options = `
.fact{display:flex;justify-content:space-between;gap:12px;padding:14px 0;border-top:1px solid ${hue.hair};font-size:17px}.fact:first-child{border:0}
.way{display:grid;grid-template-columns:22px 1fr;gap:4px 12px;padding:20px 16px!important}.way i{width:20px;height:20px;border-radius:50%;border:2px solid ${hue.silver};grid-row:1/3;margin-top:4px}
.way b{font-size:19px}.way span{font-size:16px;color:${hue.muted}}.way.on{border:2px solid ${hue.teal}!important;background:${hue.wash}!important}.way.on i{border:6px solid ${hue.teal};background:#fff}`
const facts = (rows: [string, string][]) =>
  `<section class="card" style="padding:8px 16px">${rows.map(([label, value]) => `<div class="fact"><span class="mut">${label}</span><b class="nw">${value}</b></div>`).join('')}</section>`
const way = (title: string, cost: string, isOn = false) =>
  `<section class="card way ${isOn ? 'on' : ''}"><i></i><b>${title}</b><span>${cost}</span></section>`

/** What Yan Jun has to sign, right after the answer. */
function sign({ say: s }: Context): string {
  return phone({
    css: options,
    dark: true,
    time: '10:26',
    title: s('SO-20718 提前三天', 'SO-20718, 3 days early'),
    subtitle: s('罗宁提交 · 10:25', 'From Luo Ning, 10:25'),
    body: `${way(s('方案 B · 换磨床 02', 'Plan B: grinder 02'), s('加 ¥3,200，WO-4189 晚半天', '¥3,200 more, WO-4189 ½ day late'), true)}
      ${way(s('方案 A · 加班', 'Plan A: overtime'), s('加 ¥18,400，四张单要晚', '¥18,400 more, four orders late'))}
      ${facts([
        [s('磨床 02', 'Grinder 02'), s('周三空 9 小时', '9 h free Wed')],
        [s('砂轮', 'Wheel'), s('GC-80，相同', 'GC-80, the same')],
        [s('影响', 'Moves'), s('1 张工单', '1 job')],
        [s('签字时限', 'Sign by'), s('今天 12:00', 'today, 12:00')],
        [s('不签', 'Unsigned'), s('仍按 12-09', '12-09 stands')],
      ])}`,
    foot: button(s('签字', 'Sign'), 'p'),
  })
}

/** Five past seven: three ways to meet a changed date, one chosen. */
function morning({ say: s }: Context): string {
  return phone({
    css: options,
    dark: true,
    time: '07:05',
    title: s('减速机改到 12-06', 'Gearboxes: 6 December'),
    subtitle: s('今天十项变化的第一项', 'First of today’s ten changes'),
    body: `${facts([
      [s('原来', 'Before'), '12-04'],
      [s('有缓冲', 'With slack'), s('2 张工单', '2 jobs')],
      [s('会晚一天', 'A day late'), s('1 张工单', '1 job')],
    ])}
      ${way(s('加一个夜班', 'Add a night shift'), s('按期交，加 602 元', 'On time, ¥602 more'), true)}
      ${way(s('对调总装顺序', 'Swap the assembly order'), s('按期交，另一张晚一天', 'On time, another a day late'))}
      ${way(s('维持原顺序', 'Leave it as it is'), s('晚一天，不加钱', 'A day late, no extra cost'))}`,
    foot: button(s('签字', 'Sign'), 'p'),
  })
}

/** A travel claim: seven fields come from the trip and the invoice, and the hotel over its limit asks for a reason. */
export function claim({ say: s }: Context): string {
  return phone({
    css: options.replace('padding:20px 16px', 'padding:14px 16px'),
    dark: true,
    title: s('鹿特丹，7 天', 'Rotterdam, seven days'),
    subtitle: s('机票、酒店、餐费一张卡', 'Flights, hotel and meals on one card'),
    body: `${facts([
      [s('行程 · 城市', 'Trip: cities'), s('宁波 – 鹿特丹', 'Ningbo – Rotterdam')],
      [s('行程 · 天数、补贴', 'Trip: days, allowance'), s('7 天 · €406', '7 days · €406')],
      [s('发票 · 抬头、税号', 'Invoice: name, tax no.'), s('一致', 'Match')],
      [s('发票 · 酒店金额', 'Invoice: hotel'), '€2,940'],
    ])}
      <div class="h" style="margin:8px 4px 0">${s('住宿超标 12%，为什么？', 'Hotel 12% over. Why?')}</div>
      ${way(s('会议指定酒店', 'Conference hotel'), s('直属经理一步审批', 'Your manager decides'), true)}
      ${way(s('客户同住', 'Staying with customer'), s('直属经理一步审批', 'Your manager decides'))}
      ${way(s('其他', 'Other'), s('请写明', 'Please say what'))}`,
    foot: button(s('提交', 'Submit'), 'p'),
  })
}
