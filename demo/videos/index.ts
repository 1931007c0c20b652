import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { draw } from '../art/lib/picture'
import { captions, webVtt } from './captions'
import { type Film, films } from './films'

const [WIDTH, HEIGHT] = [1280, 720]
const RATE = 15
const SECONDS = 7
const target = join(import.meta.dirname, '../../public/assets/videos')
/** Films that only a form opens (D26), and what they are cut from. */
const gated = { talk: 'event', plan: 'case-410', 'stock-wave': 'case-404' }
const gatedTarget = join(import.meta.dirname, '../../content/gated')

const ease = (t: number) => t * t * (3 - 2 * t)
const clamp = (t: number) => Math.min(1, Math.max(0, t))

/** A scene of a film, larger than the frame so that the camera can move over it. */
const still = (film: Film, index: 0 | 1) =>
  sharp(
    Buffer.from(
      draw(
        `video/${film.name}/${index}`,
        { theme: film.theme, back: index === 0 ? 'bay' : 'iso', build: film.scenes[index], zoom: 1.08 },
        'cover',
      ),
    ),
  )
    .resize(1500, 844)
    .removeAlpha()
    .png()
    .toBuffer()

/** What is drawn over the scenes at time t (0–1): the curve growing, the signal at its head, the figure counting. */
function overlay({ count, curve }: Film, t: number): Buffer {
  const grown = ease(clamp((t - 0.12) / 0.62))
  const value = count.from + (count.to - count.from) * grown
  const [left, right, top, bottom] = [88, 1192, 486, 640]
  const points = curve.map(
    (v, i) => [left + ((right - left) * i) / (curve.length - 1), bottom - (bottom - top) * v] as const,
  )
  const head = grown * (curve.length - 1)
  const at = Math.min(curve.length - 2, Math.floor(head))
  const [a, b] = [points[at] ?? [left, bottom], points[at + 1] ?? [right, top]]
  const k = head - at
  const [x, y] = [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]
  const path = [...points.slice(0, at + 1), [x, y] as const]
    .map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`)
    .join('')
  const pulse = 15 + 10 * Math.abs(Math.sin(t * 14))
  const shown = value.toFixed(count.digits ?? 0).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset=".35" stop-color="#0b1a26" stop-opacity="0"/><stop offset="1" stop-color="#0b1a26" stop-opacity=".88"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
<path d="M${left} ${bottom}H${right}" stroke="#fff" stroke-opacity=".25" stroke-width="2"/><path d="${path}" fill="none" stroke="#57cdd4" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>
<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${pulse.toFixed(1)}" fill="none" stroke="#f2643d" stroke-width="2" opacity=".7"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="9" fill="#f2643d"/>
<text x="${left}" y="150" font-family="DejaVu Sans" font-weight="700" font-size="104" fill="#fff" opacity="${clamp(t * 6).toFixed(2)}">${shown}<tspan font-size="52" fill="#57cdd4" dx="12">${count.unit}</tspan></text></svg>`)
}

/** One frame as raw RGB: the camera drifts right over the first scene, which fades to the second. */
async function frame(film: Film, stills: [Buffer, Buffer], t: number): Promise<Buffer> {
  const view = (image: Buffer, drift: number) =>
    sharp(image).extract({
      left: Math.round(drift * 210),
      top: Math.round(30 + drift * 60),
      width: WIDTH,
      height: HEIGHT,
    })
  const fade = ease(clamp((t - 0.5) / 0.16))
  const first = await view(stills[0], ease(clamp(t / 0.7)))
    .raw()
    .toBuffer()
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const }
  if (fade === 0)
    return sharp(first, { raw })
      .composite([{ input: overlay(film, t) }])
      .removeAlpha()
      .raw()
      .toBuffer()
  const second = await view(stills[1], ease(clamp((t - 0.4) / 0.6)))
    .ensureAlpha(fade)
    .png()
    .toBuffer()
  return sharp(first, { raw })
    .composite([{ input: second }, { input: overlay(film, t) }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Renders one film to H.264 that plays everywhere, and its poster. */
async function render(film: Film) {
  const stills: [Buffer, Buffer] = [await still(film, 0), await still(film, 1)]
  const output = join(target, `${film.name}.mp4`)
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      String(RATE),
      '-i',
      '-',
      '-r',
      '25',
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-preset',
      'medium',
      '-crf',
      '33',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      output,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const frames = RATE * SECONDS
  for (let i = 0; i < frames; i++) {
    const raw = await frame(film, stills, i / (frames - 1))
    if (!encoder.stdin.write(raw)) await once(encoder.stdin, 'drain')
    if (i === Math.round(frames * 0.46))
      await sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
        .jpeg({ quality: 78, mozjpeg: true })
        .toFile(join(target, `${film.name}.jpg`))
  }
  encoder.stdin.end()
  await once(encoder, 'close')
  console.info(output.replace(/.*public/, 'public'))
}

/** The captions of a film beside it, a file a language. */
async function writeCaptions(name: string, folder: string) {
  for (const [language, words] of Object.entries(captions[name] ?? {}))
    await writeFile(join(folder, `${name}.${language}.vtt`), webVtt(words))
}

await mkdir(target, { recursive: true })
for (const { name } of films) await writeCaptions(name, target)
for (const film of films.filter(({ name }) => name.includes(process.argv[2] ?? ''))) await render(film)
await mkdir(gatedTarget, { recursive: true })
for (const [name, film] of Object.entries(gated))
{
  await copyFile(join(target, `${film}.mp4`), join(gatedTarget, `${name}.mp4`))
  await writeCaptions(name, gatedTarget)
}
