import { describe, expect, it } from 'vitest'
import { parseFrameMessage } from './frame-message'

describe('messages of a framed page (§2, D8)', () => {
  it.each([
    [{ type: 'CLOSE_VIDEO' }, { type: 'CLOSE_VIDEO' }],
    [
      { type: 'PLAY_VIDEO', src: '/a.mp4', mimeType: 'video/mp4', title: 'A' },
      { type: 'PLAY_VIDEO', src: '/a.mp4', mimeType: 'video/mp4', title: 'A' },
    ],
    [
      { type: 'PLAY_VIDEO', src: 'https://v.example/a.mp4', mimeType: 7 },
      { type: 'PLAY_VIDEO', src: 'https://v.example/a.mp4' },
    ],
    [
      { type: 'PLAY_VIDEO', src: 'a.mp4' },
      { type: 'PLAY_VIDEO', src: '/ai/a.mp4' },
    ],
    [
      { type: 'PLAY_VIDEO', src: '../videos/a.mp4?x=1' },
      { type: 'PLAY_VIDEO', src: '/videos/a.mp4?x=1' },
    ],
    [
      {
        type: 'PLAY_VIDEO',
        src: '/a.mp4',
        tracks: [{ src: 'a.en.vtt', srclang: 'en' }, null, { src: '/b.vtt' }],
      },
      { type: 'PLAY_VIDEO', src: '/a.mp4', tracks: [{ src: '/ai/a.en.vtt', srclang: 'en' }] },
    ],
    [{ type: 'PLAY_VIDEO', src: ' ' }, undefined],
    [{ type: 'PLAY_VIDEO', src: 'blob:https://northbay.example/1' }, undefined],
    [{ type: 'PLAY_VIDEO', src: '\\\\v.example/a.mp4' }, undefined],
    [{ type: 'PLAY_VIDEO' }, undefined],
    [{ type: 'PLAY_VIDEO', src: 'javascript:alert(1)' }, undefined],
    [{ type: 'PLAY_VIDEO', src: 'data:video/mp4,x' }, undefined],
    [{ type: 'PLAY_VIDEO', src: '//v.example/a.mp4' }, undefined],
    [{ type: 'PLAY_VIDEO', src: ['/a.mp4'] }, undefined],
    [{ type: 'OTHER' }, undefined],
    ['PLAY_VIDEO', undefined],
    [null, undefined],
  ])('%j', (data, expected) => {
    expect(parseFrameMessage(data, 'https://northbay.example/ai/agents.html')).toEqual(expected)
  })
})
