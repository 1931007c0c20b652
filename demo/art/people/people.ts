import type { Person } from './bust'

/** Everyone who speaks, by the number of the picture; names in the agendas of content. */
export const people: Record<string, Person> = {
  // Shen Beichen, Gu Yining, Lin Che, Zhao Xu, Song Qinghe, Maaike de Vries
  '01': { age: 0.6, hair: 'swept', grey: 0.35, clothes: 'jacket', turn: 18, tilt: -2 },
  '02': { isWoman: true, age: 0.4, hair: 'bob', grey: 0, glasses: 'square', clothes: 'round', turn: -22, tilt: 3 },
  '03': { age: 0.2, hair: 'parted', grey: 0, glasses: 'round', clothes: 'polo', turn: 24, tilt: 3, wide: 0.94 },
  '04': { age: 0.5, hair: 'crop', grey: 0.1, clothes: 'shirt', turn: -16, tilt: -2, wide: 1.06 },
  '05': { isWoman: true, age: 0.35, hair: 'long', grey: 0, clothes: 'jacket', turn: 20, tilt: -4 },
  '06': { isWoman: true, age: 0.5, hair: 'tail', grey: 0.62, clothes: 'shirt', turn: -18, tilt: 4, wide: 0.95 },
  // Lu Zhenbang, Yin Cheng, Zhou Qiming, Tang Yue, Yin Chuan, Fang Kai
  '07': { age: 0.8, hair: 'thin', grey: 0.55, clothes: 'jacket', turn: -20, tilt: 0, wide: 1.07 },
  '08': { age: 0.4, hair: 'short', grey: 0, glasses: 'square', clothes: 'shirt', turn: 22, tilt: 2 },
  '09': { age: 0.45, hair: 'short', grey: 0.05, beard: 'short', clothes: 'polo', turn: -26, tilt: -3 },
  '10': { isWoman: true, age: 0.3, hair: 'bun', grey: 0, clothes: 'round', turn: 24, tilt: 3, wide: 0.93 },
  '11': { age: 0.35, hair: 'crop', grey: 0, clothes: 'jacket', turn: 16, tilt: -3, wide: 0.97 },
  '12': { age: 0.55, hair: 'parted', grey: 0.3, glasses: 'square', clothes: 'coat', turn: -22, tilt: 2 },
  // Hao Min, Zheng Haichuan, Yan Shenzhi, Jiang Wenxi, Luo Yu, Tan Wei Jian
  '13': { isWoman: true, age: 0.55, hair: 'bob', grey: 0.2, clothes: 'jacket', turn: 18, tilt: -3, wide: 1.05 },
  '14': { age: 0.65, hair: 'curls', grey: 0.35, beard: 'full', clothes: 'round', turn: -18, tilt: 2, wide: 1.05 },
  '15': { age: 0.95, hair: 'thin', grey: 0.95, glasses: 'round', clothes: 'coat', turn: 20, tilt: 2 },
  '16': { isWoman: true, age: 0.4, hair: 'tail', grey: 0, glasses: 'round', clothes: 'jacket', turn: 22, tilt: -3 },
  '17': { age: 0.25, hair: 'swept', grey: 0, clothes: 'polo', turn: -24, tilt: 3, wide: 0.95 },
  '18': { age: 0.5, hair: 'short', grey: 0.2, beard: 'moustache', clothes: 'shirt', turn: 18, tilt: -2, wide: 1.04 },
  // Shi Man, Meng Lingchuan, Ye Shuying, Gao Jun, Ma Xiao, Jian Ning, He Haining
  '19': { isWoman: true, age: 0.35, hair: 'long', grey: 0, clothes: 'round', turn: -22, tilt: -4, wide: 0.96 },
  '20': { age: 0.6, hair: 'parted', grey: 0.5, clothes: 'jacket', turn: 24, tilt: 1, wide: 0.98 },
  '21': { isWoman: true, age: 0.6, hair: 'bun', grey: 0.45, glasses: 'square', clothes: 'coat', turn: -18, tilt: 3 },
  '22': { age: 0.4, hair: 'crop', grey: 0, beard: 'short', clothes: 'jacket', turn: -22, tilt: -3 },
  '23': { age: 0.1, hair: 'curls', grey: 0, clothes: 'round', turn: 20, tilt: 4, wide: 0.93 },
  '24': { isWoman: true, age: 0.65, hair: 'curls', grey: 0.5, clothes: 'shirt', turn: -20, tilt: -2 },
  '25': { age: 0.7, hair: 'swept', grey: 0.7, beard: 'full', clothes: 'jacket', turn: 20, tilt: -2, wide: 1.03 },
}
