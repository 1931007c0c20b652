import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { HEIGHT, WIDTH } from './size'
import { RATE } from './timing'

/** Writes frames as H.264 that plays everywhere and starts before it is loaded. */
export async function encode(frames: AsyncIterable<Buffer>, output: string): Promise<void> {
  const source = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${RATE} -i -`
  const target =
    '-c:v libx264 -profile:v high -preset faster -tune animation -crf 33 -g 200 -pix_fmt yuv420p -map_metadata -1 -fflags +bitexact -movflags +faststart'
  const encoder = spawn('ffmpeg', [...`-y -loglevel error ${source} ${target}`.split(' '), output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const closed = once(encoder, 'close')
  for await (const frame of frames) if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
  encoder.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
