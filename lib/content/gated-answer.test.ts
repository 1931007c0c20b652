import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

const backEnd = 'https://back-end.example'

describe.each([
  ['this site', '', '/gated/'],
  ['a back end', backEnd, '/api/internal/gated/'],
  ['a back end, in full', backEnd, `${backEnd}/api/internal/gated/`],
])('of a gated stream of %s', (_, address, root) => {
  const partOf = async (playlist: string, ...names: string[]) => {
    vi.stubEnv('CONTENT_API_URL', address)
    vi.resetModules()
    const { gatedStreamFile } = await import('./gated-answer')
    return gatedStreamFile(root + playlist, names)
  }

  it('its playlist and the parts in its folder are given', async () => {
    expect(await partOf('film/index.m3u8', 'index.m3u8')).toBe(`${root}film/index.m3u8`)
    expect(await partOf('film/index.m3u8', '720p', 'one.ts')).toBe(`${root}film/720p/one.ts`)
    expect(await partOf('film/index.m3u8', 'slides.pdf')).toBeUndefined()
  })
  it('nothing but its playlist is given where it has no folder of its own', async () => {
    expect(await partOf('the%20launch.m3u8?v=1', 'the launch.m3u8')).toBe(`${root}the%20launch.m3u8`)
    for (const names of [['pitch.key'], ['board', 'index.m3u8'], ['one.ts']])
      expect(await partOf('the%20launch.m3u8', ...names)).toBeUndefined()
  })
})
