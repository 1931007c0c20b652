import type { Lang } from '../screens/lib/lang'
import { titled } from './titles'

/** The agreement's clauses: heading and paragraphs. */
const clauses: Record<Lang, [string, string[]][]> = {
  cn: [
    [
      '一、合作范围',
      [
        '供应商通过北湾集采平台（以下简称“平台”）接收采购方的询价并提交报价。平台只提供撮合、履约跟踪与结算服务，不参与买卖，不持有库存。',
        '供应商应保证所提交的营业执照、设备清单、检验报告与产能数据真实有效，每年更新一次。',
      ],
    ],
    [
      '二、报价与订单',
      [
        '报价在有效期内对供应商有约束力。采购方确认后即形成订单，双方以平台记录的价格、交期与技术参数为准。',
        '供应商应在两个工作小时内确认订单；超时未确认的，平台可以将订单转给同一询价的下一名供应商。',
      ],
    ],
    [
      '三、交付与质量',
      [
        '供应商按订单约定的日期、地点与包装交付。预计延迟的，应提前一个工作日在平台说明原因与新的日期。',
        '采购方在收货后三个工作日内验收。出现质量争议时，由双方认可的第三方检测机构出具结论，费用由责任方承担。',
      ],
    ],
    [
      '四、费用与结算',
      [
        '平台按实收货款的 1.8% 收取服务费，退货部分原路退还；不收取入驻费、年费与上架费。',
        '采购方下单时货款进入监管账户，验收后两个工作日内支付到供应商在平台登记的对公账户。平台不会通过电话或聊天工具通知变更账户。',
      ],
    ],
    [
      '五、保证金',
      ['保证金按品类为人民币 5,000 元至 20,000 元，供应商退出且无未结订单后 10 个工作日内退还。'],
    ],
    [
      '六、保密与知识产权',
      [
        '采购方提供的图纸、样品与价格仅用于报价与履约。订单结束后 30 日内，供应商应删除图纸副本，法律要求保存的除外。',
      ],
    ],
    [
      '七、违约与退出',
      [
        '连续三次无故延期、提供虚假资料或绕开平台交易的，平台可以暂停或终止合作。任何一方可以提前 30 日书面通知退出，已成立的订单继续履行。',
      ],
    ],
    [
      '八、适用法律与争议',
      ['本协议适用中华人民共和国法律。争议先行协商，协商不成的，提交宁波仲裁委员会仲裁。'],
    ],
  ],
  en: [
    [
      '1. Scope',
      [
        'The supplier receives requests for quotation from purchasers through Northbay Marketplace (“the marketplace”) and submits quotations. The marketplace matches parties, tracks performance and settles payments. It neither buys nor sells, and holds no stock.',
        'The supplier warrants that its business registration, list of machines, inspection reports and capacity data are true, and renews them once a year.',
      ],
    ],
    [
      '2. Quotations and orders',
      [
        'A quotation binds the supplier while it is valid. When the purchaser accepts it, an order is formed on the price, date and technical parameters recorded in the marketplace.',
        'The supplier confirms an order within two working hours. If it does not, the marketplace may pass the order to the next supplier of the same request.',
      ],
    ],
    [
      '3. Delivery and quality',
      [
        'The supplier delivers on the date, at the place and in the packaging agreed. If a delay is expected, it states the reason and a new date one working day ahead.',
        'The purchaser inspects within three working days of receipt. In a dispute on quality, a third-party laboratory accepted by both decides, at the cost of the party at fault.',
      ],
    ],
    [
      '4. Fees and settlement',
      [
        'The marketplace charges 1.8 per cent of money received, refunded with any return. There is no joining, yearly or listing fee.',
        'The purchaser’s payment is held in a supervised account and reaches the supplier’s registered company account within two working days of acceptance. The marketplace never announces a change of account by telephone or chat.',
      ],
    ],
    [
      '5. Deposit',
      [
        'The deposit is RMB 5,000 to 20,000 by category. It is returned within 10 working days after the supplier leaves with no open order.',
      ],
    ],
    [
      '6. Confidentiality',
      [
        'Drawings, samples and prices of a purchaser serve quotation and performance only. The supplier deletes copies of drawings within 30 days of the end of an order, unless the law requires otherwise.',
      ],
    ],
    [
      '7. Breach and leaving',
      [
        'After three unexplained delays in a row, false documents, or trading around the marketplace, cooperation may be suspended or ended. Either party may leave with 30 days’ written notice; orders already formed are performed.',
      ],
    ],
    [
      '8. Law and disputes',
      [
        'This agreement is governed by the law of the People’s Republic of China. Disputes that cannot be settled by agreement go to the Ningbo Arbitration Commission.',
      ],
    ],
  ],
}

const words = {
  cn: {
    title: '北湾集采平台供应商合作协议',
    lead: '适用于通过北湾集采平台供货的企业。2026 年 9 月版。',
    sign: [
      ['供应商（盖章）', '日期'],
      ['北湾数智科技股份有限公司（盖章）', '日期'],
    ],
  },
  en: {
    title: 'Northbay Marketplace supplier agreement',
    lead: 'For companies that supply through Northbay Marketplace. September 2026.',
    sign: [
      ['Supplier (seal)', 'Date'],
      ['Northbay Digital Technology Co., Ltd (seal)', 'Date'],
    ],
  },
}

/** The supplier agreement of the procurement platform: no cover, for it is signed and filed. */
export function supplierAgreement(lang: Lang): { title: string; body: string } {
  const { title, lead, sign } = words[lang]
  const text = clauses[lang]
    .map(([head, texts]) => `<h3>${titled(lang, head)}</h3>${texts.map((one) => `<p>${one}</p>`).join('')}`)
    .join('')
  const lines = sign.map(([who, when]) => `<p>${who}<i></i></p><p>${when}<i></i></p>`).join('')
  const body = `<header class="opening"><h1>${titled(lang, title)}</h1><p class="lead">${lead}</p></header><div class="clauses">${text}</div><div class="sign">${lines}</div>`
  return { title, body }
}
