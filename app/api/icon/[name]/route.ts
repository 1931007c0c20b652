import { brandIcon } from '@/lib/images/icon'

type Context = { params: Promise<{ name: string }> }

/** GET /icon.svg, /favicon.ico and the like, where the company's `public/` has no such file: made of its brand. */
export async function GET(_: Request, { params }: Context) {
  const icon = await brandIcon((await params).name)
  if (!icon) return new Response('no such icon', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const headers = { 'Content-Type': icon.type, 'Cache-Control': 'public, max-age=600' }
  return new Response(new Uint8Array(icon.bytes), { headers })
}
