import { create } from 'qrcode'
import { INK, save } from './svg'

const codes = {
  official: 'https://www.northbay.example/',
  service: 'https://www.northbay.example/services',
  app: 'https://www.northbay.example/activity',
}

/** Writes the three QR codes: ink modules on white with a quiet zone of four. */
export function drawCodes(): void {
  for (const [name, text] of Object.entries(codes)) {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const side = modules.size + 8
    let d = ''
    for (let y = 0; y < modules.size; y++) {
      for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) d += `M${x + 4} ${y + 4}h1v1h-1z`
    }
    save(
      `qr/${name}.svg`,
      side,
      side,
      `<path fill="#FFF" d="M0 0h${side}v${side}H0z"/><path fill="${INK}" shape-rendering="crispEdges" d="${d}"/>`,
    )
  }
}
