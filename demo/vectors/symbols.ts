import { circle } from './industries'
import { n, ring } from './svg'

/** One customer: both names, ink colour, and a 48×48 symbol as solid (even-odd) and line
 * path data; the solid part is drawn `turns` times around the centre. */
export type Customer = {
  cn: string
  en: string
  ink: string
  solid: string
  lines: string
  turns: number
}

const c = (
  cn: string,
  en: string,
  ink: string,
  solid: string,
  lines = '',
  turns = 1,
): Customer => ({ cn, en, ink, solid, lines, turns })

const petal = 'M24 22C18 16 19 8 24 3c5 5 6 13 0 19z'
const spokes = ring(24, 24, 16, 5)
  .map(([x, y]) => `M24 24L${n(x)} ${n(y)}`)
  .join('')
const blade = 'M24 21C20 15 20 8 26 2c2 6 2 13 1 18z'

/** The eighteen customers in the order of their ids, from 401. */
export const customers: Customer[] = [
  c('恒岳重工', 'Hengyue', '#1F3A5F', 'M2 42L18 10l8 15l5-8l15 25H34L24 27L14 42z'),
  c(
    '芯锐精密',
    'Sinray',
    '#3B3F8F',
    'M24 3l21 21l-21 21L3 24zM24 12L12 24l12 12l12-12zM24 18l6 6l-6 6l-6-6z',
  ),
  c('拓浪船机', 'Toplang', '#0F4C81', 'M22 4v22H6zM26 10l14 16H26zM4 30h40l-6 10H10z'),
  c(
    '橙里生活',
    'Chengli',
    '#C2570C',
    `M24 4a20 20 0 0 1 20 20H4A20 20 0 0 1 24 4zM4 28h18v16A20 20 0 0 1 4 28zM26 28h18a20 20 0 0 1-18 16z`,
  ),
  c(
    '麦田便利',
    'Wheatfield',
    '#8A6A00',
    'M22 46V16h4v30zM24 2c5 5 5 9 0 14c-5-5-5-9 0-14zM20 27C12 26 8 22 8 14c8 1 12 5 12 13zM28 27c8-1 12-5 12-13c-8 1-12 5-12 13zM20 41C12 40 8 36 8 28c8 1 12 5 12 13zM28 41c8-1 12-5 12-13c-8 1-12 5-12 13z',
  ),
  c('木棉服饰', 'Kapok', '#A3283B', petal, '', 5),
  c(
    '曜能光伏',
    'Yaoneng',
    '#B4690E',
    'M6 28h10.5v16H2zM19.5 28h9v16h-9zM31.5 28H42l4 16H31.5zM12 23a12 12 0 0 1 24 0zM22.5 2h3v6h-3zM5 9l4.2 4.2-2 2L3 11zM43 9l-4.2 4.2 2 2L45 11z',
  ),
  c('朔风电力', 'Northwind', '#2C6E8F', blade, circle(24, 24, 1), 3),
  c(
    '储安科技',
    'Stora',
    '#2E6B3A',
    'M17 3h14v5h7a4 4 0 0 1 4 4v29a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4h7zM26 13L14 29h8l-2 12l14-17h-9z',
  ),
  c('联驰部件', 'Lianchi', '#4A5568', '', `${circle(16, 24, 11)}${circle(32, 24, 11)}`),
  c(
    '驭新电驱',
    'Yuxin',
    '#5B2A86',
    '',
    'M5 30a19 19 0 0 1 34-16M43 18a19 19 0 0 1-34 16M40 5v10H30M8 43V33h10M26 14l-8 11h12l-8 10',
  ),
  c('铸安轮毂', 'Zhuan', '#37474F', circle(24, 24, 22) + circle(24, 24, 17), spokes),
  c(
    '青禾乳业',
    'Qinghe',
    '#1E7B57',
    'M24 3C35 15 40 22 40 30a16 16 0 0 1-32 0C8 22 13 15 24 3zM24 40V27c0-6 4-9 11-10c0 7-4 11-9 12v11zM22 34c-5 0-8-3-8-8c5 0 8 3 8 8z',
  ),
  c(
    '山町饮品',
    'Santing',
    '#0B6E6E',
    'M8 4h32l-5 40H13zM13 9l1.5 13l7.5-8l5 5.5l3.5-3.5l4 4.5L36 9z',
  ),
  c(
    '海味鲜',
    'Haiwei',
    '#17607A',
    'M2 24C9 12 22 10 32 20L44 11v26L32 28C22 38 9 36 2 24zM12.5 20a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z',
  ),
  c(
    '康衡药业',
    'Kangheng',
    '#0A5C8C',
    'M14 4a12 12 0 0 1 10 5.5V38.5A12 12 0 0 1 2 32V16A12 12 0 0 1 14 4zM27 14h19v7H27zM27 27h19v7H27z',
  ),
  c('和瑞器械', 'Herui', '#6B2D5C', '', `${circle(24, 24, 20)}M4 24h11l5-11l8 22l5-11h11`),
  c(
    '益民药房',
    'Yimin',
    '#2F7D32',
    'M16 3h16v13h13v16H32v13H16V32H3V16h13zM24 37c8-6 11-11 11-16h-8v9h-6v-9h-8c0 5 3 10 11 16z',
  ),
]
