import type { Plate } from '../lib/plate'
import { engrave } from './engrave'
import { people } from './people'
import { relief } from './relief'

const grounds = ['#d6ecee', '#e6eef3', '#cfe4e6', '#e3eeea', '#dde8f0']

/** One file a person, good at 320 px: the same person looks the same wherever it speaks. */
export const portraits: Plate[] = Object.entries(people).map(([id, person]) => ({
  file: `avatars/speaker-${id}.webp`,
  budget: 50_000,
  draw: async () => engrave(id, relief(id, person, 480), grounds[Number(id) % grounds.length] as string, 640),
}))
