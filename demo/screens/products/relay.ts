import type { Context } from '../lib/scene'
import { graph } from '../views/layouts'
import { core } from './platform'

/** Three agents in relay, what always stops each, and on whose list it then lands: what pictures show of it is 696 × 397 px. */
export function coreRelay(context: Context): string {
  const { say: s } = context
  const [agents, stops, people] = [28, 260, 492]
  const rows = [44, 164, 284] as const
  return core(context, {
    tab: 1,
    title: s('交接图', 'Hand-over map'),
    subtitle: s('急单 · 默认关闭', 'Rush orders · off by default'),
    actions: '',
    body: graph(
      [
        { x: agents, y: rows[0], title: s('订单智能体', 'Order agent'), note: s('起草订单', 'Drafts the order'), tone: 'solid' },
        { x: agents, y: rows[1], title: s('计划智能体', 'Planning agent'), note: s('推演交期', 'Works out a date'), tone: 'solid' },
        { x: agents, y: rows[2], title: s('采购智能体', 'Purchasing agent'), note: s('去问缺的料', 'Asks for the parts'), tone: 'solid' },
        { x: stops, y: rows[0], title: s('超过 50 万元', 'Over ¥500,000'), note: s('停，交罗宁', 'To Luo Ning’s list') },
        { x: stops, y: rows[1], title: s('意见不一致', 'Two disagree'), note: s('停，交严骏', 'To Yan Jun’s list'), tone: 'bad' },
        { x: stops, y: rows[2], title: s('数据超过 24 小时', 'Data over 24 h old'), note: s('停，交周岚', 'To Zhou Lan’s list') },
        { x: people, y: rows[0], title: s('罗宁 · 销售', 'Luo Ning, sales'), note: s('附 1 步依据', 'Evidence of 1 step') },
        { x: people, y: rows[1], title: s('严骏 · 计划', 'Yan Jun, planning'), note: s('附 2 步依据', 'Evidence of 2 steps') },
        { x: people, y: rows[2], title: s('周岚 · 采购', 'Zhou Lan, purchasing'), note: s('附 3 步依据', 'Evidence of 3 steps') },
      ],
      [
        [0, 1],
        [1, 2],
        [0, 3],
        [1, 4, true],
        [2, 5],
        [3, 6],
        [4, 7, true],
        [5, 8],
      ],
      [],
    ),
  })
}
