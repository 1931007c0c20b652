/** The formats of the site, each with the rectangle its focal composition lives in. */
export interface Frame {
  kind: FrameKind
  w: number
  h: number
  area: { x: number; y: number; w: number; h: number }
  /** Width in pixels of a normal line. */
  lw: number
  /** Largest file in bytes. */
  budget: number
}

export type FrameKind = 'home-pc' | 'pc' | 'mobile' | 'cover' | 'wide'

const kb = 1024

export const frames: Record<FrameKind, Frame> = {
  'home-pc': {
    kind: 'home-pc',
    w: 2400,
    h: 1080,
    area: { x: 1040, y: 40, w: 1330, h: 1000 },
    lw: 2,
    budget: 118 * kb,
  },
  pc: { kind: 'pc', w: 2400, h: 900, area: { x: 1130, y: 20, w: 1230, h: 860 }, lw: 2, budget: 96 * kb },
  mobile: {
    kind: 'mobile',
    w: 1125,
    h: 960,
    area: { x: 200, y: 330, w: 1000, h: 660 },
    lw: 1.8,
    budget: 50 * kb,
  },
  cover: { kind: 'cover', w: 1280, h: 720, area: { x: 90, y: 30, w: 1100, h: 660 }, lw: 2, budget: 36 * kb },
  wide: { kind: 'wide', w: 2000, h: 800, area: { x: 930, y: 10, w: 1040, h: 780 }, lw: 1.9, budget: 54 * kb },
}

/** True for the formats whose left part carries text. */
export const isBanner = (f: Frame): boolean => f.kind !== 'cover'

/** The middle of the focal rectangle. */
export const focus = (f: Frame): [number, number] => [f.area.x + f.area.w / 2, f.area.y + f.area.h / 2]
