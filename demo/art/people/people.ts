import type { Person } from './bust'

/** Everyone who speaks, by the number of the picture; names in the agendas and the signed quotes of content. */
export const people: Record<string, Person> = {
  // Shen Beichen, Gu Yining, Lin Che, Zhao Xu, Song Qinghe, Maaike de Vries
  '01': {
    age: 0.6, hair: 'swept', grey: 0.35, clothes: 'jacket', turn: 18, tilt: -2,
    look: { jaw: 0.5, chin: 0.3, cheek: 0.1, nose: [0.4, 0.1, 0.5], eyes: [-0.2, 0, -0.2, 0.3], brows: [-0.4, 0.7, -0.3], mouth: [0.2, -0.4, 0.3], ears: 0.4, neck: 0.2 },
  },
  '02': {
    isWoman: true, age: 0.4, hair: 'bob', grey: 0, glasses: 'square', clothes: 'round', turn: -22, tilt: 3,
    look: { jaw: -0.4, chin: -0.3, cheek: 0.5, nose: [-0.4, 0.1, -0.3], eyes: [0.1, 0.1, 0.5, 0.1], brows: [0.2, 0.2, 0.3], mouth: [-0.4, 0.5, 0.6], ears: -0.3, neck: -0.2 },
  },
  '03': {
    age: 0.2, hair: 'parted', grey: 0, glasses: 'round', clothes: 'polo', turn: 24, tilt: 3, wide: 0.94,
    look: { jaw: -0.8, chin: 0.4, cheek: -0.6, nose: [0.1, -0.5, 0.2], eyes: [0.3, 0.2, 0.2, 0.1], brows: [0.5, -0.2, 0.2], mouth: [-0.2, 0.1, 0.8], ears: 0.7, neck: -0.7 },
  },
  '04': {
    age: 0.5, hair: 'crop', grey: 0.1, clothes: 'shirt', turn: -16, tilt: -2, wide: 1.06,
    look: { jaw: 0.9, chin: -0.5, cheek: 0.8, nose: [-0.3, 0.6, -0.4], eyes: [-0.6, -0.1, 0.3, 0], brows: [-0.1, 1, 0.5], mouth: [0.6, 0.3, 0.2], ears: 0.2, neck: 1 },
  },
  '05': {
    isWoman: true, age: 0.35, hair: 'long', grey: 0, clothes: 'jacket', turn: 20, tilt: -4,
    look: { jaw: -0.7, chin: 0.3, cheek: -0.2, nose: [0, -0.4, 0.1], eyes: [0.8, 0, 0.3, 0.5], brows: [0.5, -0.3, -0.2], mouth: [0.1, 0.6, 0.7], ears: -0.4, neck: -0.4 },
  },
  '06': {
    isWoman: true, age: 0.5, hair: 'long', grey: 0.62, clothes: 'shirt', turn: -18, tilt: 4, wide: 0.95,
    look: { jaw: 0.5, chin: 0.7, cheek: -0.5, nose: [0.9, -0.3, 1.2], eyes: [0.3, -0.2, -0.6, 1], brows: [-0.3, -0.1, -0.5], mouth: [0.8, -0.3, 0.9], ears: 0, neck: 0.3 },
  },
  // Lu Zhenbang, Yin Cheng, Zhou Qiming, Tang Yue, Yin Chuan, Fang Kai
  '07': {
    age: 0.8, hair: 'thin', grey: 0.55, clothes: 'jacket', turn: -20, tilt: 0, wide: 1.07,
    look: { jaw: 0.3, chin: -0.4, cheek: 0.9, nose: [0.5, 0.8, 0], eyes: [-0.7, 0.1, -0.5, 0.4], brows: [0.3, 0.8, -0.7], mouth: [0.4, -0.5, 0.6], ears: 1, neck: 0.6 },
  },
  '08': {
    age: 0.4, hair: 'short', grey: 0, glasses: 'square', clothes: 'shirt', turn: 22, tilt: 2,
    look: { jaw: 0.6, chin: 0.4, cheek: -0.4, nose: [0.2, 0, 0.4], eyes: [0, -0.3, 0.1, 0.2], brows: [0, 0.5, 0.6], mouth: [-0.1, 0, 0.2], ears: 0, neck: 0.2 },
  },
  '09': {
    age: 0.45, hair: 'short', grey: 0.05, beard: 'short', clothes: 'polo', turn: -26, tilt: -3,
    look: { jaw: 0.2, chin: 0, cheek: 0.3, nose: [-0.2, 0.5, 0], eyes: [-0.3, 0.3, 0.4, 0], brows: [-0.3, 0.9, 0.1], mouth: [0.5, 0.4, 0.5], neck: 0.5 },
  },
  '10': {
    isWoman: true, age: 0.3, hair: 'bun', grey: 0, clothes: 'round', turn: 24, tilt: 3, wide: 0.93,
    look: { jaw: -0.9, chin: 0, cheek: 0.2, nose: [-0.5, -0.3, -0.2], eyes: [0.6, 0.3, 0.6, 0.2], brows: [0.3, 0.1, 0.2], mouth: [-0.5, 0.6, 0.5], ears: 0.2, neck: -0.6 },
  },
  '11': {
    age: 0.35, hair: 'crop', grey: 0, clothes: 'jacket', turn: 16, tilt: -3, wide: 0.97,
    look: { jaw: 0.1, chin: 0.6, cheek: -0.3, nose: [0.5, -0.2, 0.5], eyes: [0, 0, -0.2, 0.4], brows: [0.2, 0.3, 0.8], mouth: [0.1, -0.2, 0], ears: 0.5, neck: 0 },
  },
  '12': {
    age: 0.55, hair: 'parted', grey: 0.3, glasses: 'square', clothes: 'coat', turn: -22, tilt: 2,
    look: { jaw: -0.3, chin: 0.2, cheek: 0, nose: [0.3, 0.3, 0.3], eyes: [-0.3, 0.1, -0.4, 0.3], brows: [0.4, -0.1, -0.6], mouth: [-0.3, -0.6, 0.3], ears: 0.6, neck: -0.3 },
  },
  // Hao Min, Zheng Haichuan, Yan Shenzhi, Jiang Wenxi, Luo Yu, Tan Wei Jian
  '13': {
    isWoman: true, age: 0.55, hair: 'bob', grey: 0.2, clothes: 'jacket', turn: 18, tilt: -3, wide: 1.05,
    look: { jaw: 0.5, chin: -0.4, cheek: 0.7, nose: [0, 0.6, -0.2], eyes: [-0.3, 0, 0.1, 0.1], brows: [0, 0.6, -0.2], mouth: [0.5, 0.1, 0.5], neck: 0.5 },
  },
  '14': {
    age: 0.65, hair: 'curls', grey: 0.35, beard: 'full', clothes: 'round', turn: -18, tilt: 2, wide: 1.05,
    look: { jaw: 0.4, chin: 0, cheek: 0.6, nose: [0.3, 0.7, 0.3], eyes: [-0.1, 0.2, -0.5, 0.5], brows: [-0.2, 0.9, -0.4], mouth: [0.3, 0.4, 0.7], ears: 0.3, neck: 0.7 },
  },
  '15': {
    age: 0.95, hair: 'thin', grey: 0.95, glasses: 'round', clothes: 'coat', turn: 20, tilt: 2,
    look: { jaw: -0.2, chin: 0.5, cheek: -0.5, nose: [0.8, 0.3, 0.4], eyes: [-0.6, 0, -0.7, 0.5], brows: [0.1, 0.9, -0.8], mouth: [0.1, -0.9, 0.4], ears: 1, neck: -0.6 },
  },
  '16': {
    isWoman: true, age: 0.4, hair: 'bun', grey: 0, glasses: 'round', clothes: 'jacket', turn: 22, tilt: -3,
    look: { jaw: -0.2, chin: 0.1, cheek: 0.3, nose: [0.2, 0, 0.1], eyes: [0.2, -0.2, 0.2, 0.3], brows: [0.1, 0, 0.6], mouth: [0.2, 0.2, 0.1], neck: -0.1 },
  },
  '17': {
    age: 0.25, hair: 'swept', grey: 0, clothes: 'polo', turn: -24, tilt: 3, wide: 0.95,
    look: { jaw: 0.2, chin: 0.2, cheek: -0.2, nose: [0, -0.2, 0], eyes: [0.4, 0, 0.5, 0], brows: [0.3, 0.6, 0.5], mouth: [0.2, 0.4, 0.7], ears: 0.4, neck: -0.3 },
  },
  '18': {
    age: 0.5, hair: 'short', grey: 0.2, beard: 'moustache', clothes: 'shirt', turn: 18, tilt: -2, wide: 1.04,
    look: { jaw: 0.7, chin: -0.2, cheek: 0.5, nose: [0.1, 0.6, 0.1], eyes: [0, 0.3, -0.1, 0.6], brows: [-0.2, 0.6, 0], mouth: [0.3, 0.5, 0.4], neck: 0.8 },
  },
  // Shi Man, Meng Lingchuan, Ye Shuying, Gao Jun, Ma Xiao, Jian Ning, He Haining
  '19': {
    isWoman: true, age: 0.35, hair: 'tail', grey: 0, clothes: 'shirt', turn: -22, tilt: 3, wide: 0.96,
    look: { jaw: -0.4, chin: 0.5, cheek: -0.4, nose: [0.3, -0.5, 0.3], eyes: [0.3, 0.2, 0.7, 0.2], brows: [0.1, 0, 0.7], mouth: [0, 0.3, 0], neck: -0.5 },
  },
  '20': {
    age: 0.6, hair: 'parted', grey: 0.5, clothes: 'jacket', turn: 24, tilt: 1, wide: 0.98,
    look: { jaw: 0.2, chin: 0.6, cheek: -0.4, nose: [0.6, 0, 0.6], eyes: [-0.2, -0.2, -0.3, 0.4], brows: [0, 0.2, 0.2], mouth: [0.4, -0.6, 0.1], ears: 0.3, neck: 0 },
  },
  '21': {
    isWoman: true, age: 0.6, hair: 'bun', grey: 0.45, glasses: 'square', clothes: 'coat', turn: -18, tilt: 3,
    look: { jaw: 0.1, chin: -0.2, cheek: 0.4, nose: [0.1, 0.4, 0], eyes: [-0.4, 0, -0.4, 0.4], brows: [0.4, 0, -0.5], mouth: [0, -0.3, 0.6], ears: 0.2, neck: 0 },
  },
  '22': {
    age: 0.4, hair: 'crop', grey: 0, glasses: 'round', beard: 'short', clothes: 'shirt', turn: 20, tilt: 2,
    look: { jaw: 0.8, chin: 0.2, cheek: 0.1, nose: [0, 0.4, 0.2], eyes: [-0.2, -0.1, 0.2, 0.1], brows: [-0.5, 0.8, 0.4], mouth: [0.2, 0, -0.1], ears: 0, neck: 0.6 },
  },
  '23': {
    age: 0.1, hair: 'curls', grey: 0, clothes: 'round', turn: 20, tilt: 4, wide: 0.93,
    look: { jaw: -0.6, chin: -0.2, cheek: 0.3, nose: [-0.4, 0.1, -0.2], eyes: [0.6, 0.2, 0.1, 0.2], brows: [0.6, 0.3, -0.2], mouth: [0.3, 0.2, 1], ears: 0.8, neck: -0.6 },
  },
  '24': {
    isWoman: true, age: 0.65, hair: 'curls', grey: 0.5, clothes: 'shirt', turn: -20, tilt: -2,
    look: { jaw: 0.3, chin: -0.3, cheek: 0.8, nose: [0.2, 0.6, -0.1], eyes: [-0.3, 0.1, -0.3, 0.3], brows: [0.3, 0.2, -0.4], mouth: [0.4, -0.2, 0.8], neck: 0.4 },
  },
  '25': {
    age: 0.7, hair: 'swept', grey: 0.7, beard: 'full', clothes: 'jacket', turn: 20, tilt: -2, wide: 1.03,
    look: { jaw: 0.4, chin: 0.3, cheek: 0.1, nose: [0.7, 0.4, 0.4], eyes: [-0.3, 0, -0.4, 0.5], brows: [-0.1, 1, -0.3], mouth: [0.2, -0.1, 0.4], ears: 0.5, neck: 0.3 },
  },
  // Feng Shu, Li Jiashu, Guo Lixin, Zhu Anping, Tian Yinuo
  '26': {
    isWoman: true, age: 0.5, hair: 'bob', grey: 0.12, glasses: 'round', clothes: 'shirt', turn: 20, tilt: -3, wide: 0.98,
    look: { jaw: 0.3, chin: 0.1, cheek: 0.1, nose: [0.4, -0.2, 0.5], eyes: [-0.1, 0, 0.1, 0.2], brows: [0, -0.1, -0.2], mouth: [0.3, -0.2, 0.7], ears: 0.1, neck: 0 },
  },
  '27': {
    age: 0.4, hair: 'curls', grey: 0.08, clothes: 'coat', turn: -20, tilt: 3, wide: 0.96,
    look: { jaw: -0.4, chin: 0.4, cheek: -0.5, nose: [0.6, -0.4, 0.7], eyes: [0.3, 0.1, -0.1, 0.4], brows: [0.5, 0.2, 0.3], mouth: [0.1, 0.1, 0.6], ears: 0.3, neck: -0.3 },
  },
  '28': {
    age: 0.8, hair: 'crop', grey: 0.45, clothes: 'polo', turn: 22, tilt: -1, wide: 1.08,
    look: { jaw: 0.7, chin: -0.1, cheek: 0.7, nose: [0.3, 0.9, 0.1], eyes: [-0.5, 0.2, -0.3, 0.6], brows: [-0.2, 1, -0.4], mouth: [0.6, 0, 0.8], ears: 0.8, neck: 0.9 },
  },
  '29': {
    age: 0.55, hair: 'parted', grey: 0.15, glasses: 'round', clothes: 'jacket', turn: -18, tilt: -2, wide: 1.02,
    look: { jaw: 0.2, chin: -0.3, cheek: 0.5, nose: [-0.1, 0.3, 0.1], eyes: [-0.4, 0, 0.2, 0.1], brows: [0.1, 0.3, -0.3], mouth: [-0.3, 0, 0.7], ears: 0.5, neck: 0.1 },
  },
  '30': {
    isWoman: true, age: 0.2, hair: 'bun', grey: 0, clothes: 'coat', turn: 22, tilt: 3, wide: 0.97,
    look: { jaw: -0.6, chin: 0.1, cheek: 0.6, nose: [-0.3, -0.2, 0], eyes: [0.6, 0.1, 0.3, 0.3], brows: [0.4, 0.3, 0.5], mouth: [0.1, 0.5, 0.9], ears: 0, neck: -0.4 },
  },
  // Lu Fan, Zhen Ruolan, Yu Siqi, Lü Linjiang
  '31': {
    age: 0.3, hair: 'swept', grey: 0, glasses: 'square', beard: 'moustache', clothes: 'polo', turn: -24, tilt: -2, wide: 0.99,
    look: { jaw: 0.4, chin: 0.2, cheek: 0, nose: [0.2, 0.2, 0.3], eyes: [0.2, -0.1, 0, 0.3], brows: [0.2, 0.7, 0.4], mouth: [0.4, 0.3, 1], ears: 0.2, neck: 0.3 },
  },
  '32': {
    isWoman: true, age: 0.55, hair: 'long', grey: 0.3, glasses: 'square', clothes: 'jacket', turn: -20, tilt: 2, wide: 1.02,
    look: { jaw: 0.3, chin: 0.4, cheek: -0.1, nose: [0.5, 0.1, 0.8], eyes: [0, -0.1, -0.2, 0.6], brows: [0.1, 0.3, -0.1], mouth: [0.4, 0, 0.6], ears: 0, neck: 0.1 },
  },
  '33': {
    age: 0.35, hair: 'crop', grey: 0.05, glasses: 'square', clothes: 'round', turn: 18, tilt: 2, wide: 0.95,
    look: { jaw: -0.5, chin: -0.2, cheek: -0.2, nose: [-0.2, 0.2, -0.1], eyes: [0.1, 0.2, 0.4, 0], brows: [0.3, 0, 0], mouth: [-0.1, 0.2, 0.7], ears: 0.9, neck: -0.5 },
  },
  '34': {
    age: 0.65, hair: 'short', grey: 0.55, beard: 'short', clothes: 'coat', turn: -22, tilt: -3, wide: 1.03,
    look: { jaw: 0.6, chin: 0.5, cheek: 0.2, nose: [0.7, 0.5, 0.5], eyes: [-0.2, 0.1, -0.4, 0.3], brows: [-0.3, 0.6, -0.5], mouth: [0.3, -0.3, 0.5], ears: 0.4, neck: 0.5 },
  },
}
