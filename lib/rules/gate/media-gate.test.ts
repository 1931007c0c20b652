import { describe, expect, it } from 'vitest'
import { type Media, media } from '@/lib/contract/media'
import { readPayload } from '@/lib/contract/read'
import { mediaActions } from './media-gate'

const record = (more: object): Media =>
  readPayload('test', media, { id: 701, titleContent: 'Video', ...more }).value
/** Each button as visitors meet it: its words (– for the usual ones), what it opens, and where that is. */
const buttons = (more: object) =>
  mediaActions(record(more), '4001').map((action) => {
    const target =
      action.kind === 'form'
        ? `form ${action.formId}${action.isGate ? ` ~${action.slot}` : ''}`
        : action.kind === 'video'
          ? action.videos.map(({ src }) => src).join(' ')
          : (action.files?.map(({ url }) => url).join(' ') ?? action.href)
    return `${action.title ?? '–'}: ${action.target} ${target}`
  })

const video = { videoMaterial: '/v.mp4' }
const link = { jumpContentType: 'URL', buttonTitle: 'Register', buttonLink: '/activity/601' }
const paper = { jumpContentType: 'DOCUMENT', buttonTitle: 'Get the paper', attachment: '/a.pdf' }
const form = { jumpContentType: 'FORM', buttonTitle: 'Fill in', formBO: { id: 5005 } }
const live = { liveAddress: 'https://live.example/1' }

describe('each thing of a media resource has a button of its own (contract "Media", "Jump")', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['a video', video, ['–: video /v.mp4']],
    ['two videos', { videoMaterial: ['/v.mp4', '/w.mp4'] }, ['–: video /v.mp4 /w.mp4']],
    ['a link', { jumpBO: link }, ['Register: link /activity/601']],
    ['a video and a link', { ...video, jumpBO: link }, ['–: video /v.mp4', 'Register: link /activity/601']],
    [
      'a video, a paper and a live room',
      { ...video, jumpBO: paper, ...live },
      ['–: video /v.mp4', 'Get the paper: document /a.pdf', '–: link https://live.example/1'],
    ],
    [
      'several papers',
      { jumpBO: { ...paper, attachment: ['/a.pdf', '/b.zip'] } },
      ['Get the paper: document /a.pdf /b.zip'],
    ],
    ['a live room', live, ['–: link https://live.example/1']],
    [
      'a live room that the jump leads to',
      { jumpBO: { ...link, buttonLink: live.liveAddress }, ...live },
      ['Register: link https://live.example/1'],
    ],
    [
      'a jump that names a video only',
      { jumpBO: { ...paper, attachment: '/b.mp4' } },
      ['Get the paper: video /b.mp4'],
    ],
    [
      'a link with a paper',
      { jumpBO: { ...link, attachment: '/a.pdf' } },
      ['–: document /a.pdf', 'Register: link /activity/601'],
    ],
    [
      'videos whatever they are called',
      { videoMaterial: ['/v', { url: '/w', type: 'mp4' }, '/x.m3u8', '/y.mov'] },
      ['–: video /v /w /x.m3u8 /y.mov'],
    ],
    ['a video beside its cover', { videoMaterial: ['/cover.jpg', '/v'] }, ['–: video /v']],
    ['a video that is called a picture', { videoMaterial: '/v.png' }, ['–: video /v.png']],
    ['words without a target', { ...video, jumpBO: { buttonTitle: 'Watch it' } }, ['Watch it: video /v.mp4']],
  ])('%s', (_name, more, expected) => expect(buttons(more)).toEqual(expected))
})

describe('behind a form each thing has its own gate, the form first (D26)', () => {
  it.each<[string, object, string[]]>([
    ['a video', { ...video, jumpBO: form }, ['Fill in: video form 5005 ~video']],
    ['a video that needs contact', { ...video, isNeedContact: true }, ['–: video form 4001 ~video']],
    [
      'a video whose address says nothing',
      { videoMaterial: '/v', isNeedContact: true },
      ['–: video form 4001 ~video'],
    ],
    [
      'a video, a paper and a live room',
      { ...video, ...live, jumpBO: { ...form, attachment: '/a.pdf' } },
      ['–: video form 5005 ~video', 'Fill in: document form 5005 ~jumpBO', '–: link form 5005 ~live'],
    ],
    [
      'a video and a link that need contact',
      { ...video, jumpBO: link, isNeedContact: true },
      ['–: video form 4001 ~video', 'Register: link form 4001 ~jumpBO'],
    ],
    ['nothing else', { jumpBO: form }, ['Fill in: document form 5005']],
  ])('%s', (_name, more, expected) => expect(buttons(more)).toEqual(expected))
})
