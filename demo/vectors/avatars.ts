import { n, run, save } from './svg'

/** Calm two-tone pairs: ground and garment. */
const tones: [ground: string, garment: string][] = [
  ['#D6ECEE', '#006D77'],
  ['#E3E9F0', '#2B4A6B'],
  ['#E9E6DD', '#5A5443'],
  ['#DFEADF', '#33604A'],
  ['#ECE3E6', '#6A3F50'],
  ['#DDE4E8', '#10283A'],
  ['#E6E4F0', '#4A4478'],
  ['#F0E6DE', '#7A4B2E'],
]

/** Initials in the order of the speakers. */
const initials = 'S G L Z S dV H R M W K Y N T C B F J P A E X V D'.split(' ')

/** Three garments over the shoulders: a shirt collar, a round neck, a jacket over a shirt. */
const garments = [
  '<path fill="#FFF" d="M62 104l18 18l-13 14l-14-26zM98 104l-18 18l13 14l14-26z"/>',
  '<path stroke="#FFF" stroke-width="4" d="M57 108c4 20 42 20 46 0"/>',
  '<path fill="#FFF" d="M60 105h40l-20 50z"/><path stroke="#FFF" stroke-width="2" d="M58 106l-10 24l11 3l-5 6l24 21M102 106l10 24l-11 3l5 6l-24 21"/>',
]

/** A portrait: head with the initials, neck, shoulders, one garment; tones and garments alternate. */
function portrait(index: number, text: string): string {
  const [ground, ink] = tones[(index * 3) % tones.length] ?? ['#DDE4E8', '#10283A']
  const { d, box } = run(text)
  const k = 34 / 1000
  const letters = `<path fill="${ink}" transform="translate(${n(80 - ((box[0] + box[2]) / 2) * k)} ${n(64 + 0.36 * 34)}) scale(${k})" d="${d}"/>`
  return `<clipPath id="c"><circle cx="80" cy="80" r="80"/></clipPath><g clip-path="url(#c)">
    <path fill="${ground}" d="M0 0h160v160H0z"/>
    <path fill="${ink}" d="M16 168c0-36 18-52 46-60h36c28 8 46 24 46 60z"/>
    ${garments[index % garments.length]}
    <path fill="#FFF" d="M66 88h28v18a14 14 0 0 1-28 0z"/><path fill="${ink}" opacity=".18" d="M66 94c8 9 20 9 28 0v-6H66z"/>
    <rect x="49" y="30" width="62" height="68" rx="31" fill="#FFF"/>${letters}</g>`
}

/** Writes speaker-01 … speaker-24. */
export function drawAvatars(): void {
  initials.forEach((text, i) => {
    save(`avatars/speaker-${String(i + 1).padStart(2, '0')}.svg`, 160, 160, portrait(i, text))
  })
}
