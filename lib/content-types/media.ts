import type { Media } from '@/lib/contract/media'
import { gatedTarget } from '@/lib/rules/gate/gate'
import { mediaVideo, openVideo } from '@/lib/rules/gate/media-gate'
import { listed, named, recordType, toLink } from './record-type'

/** The video of a media resource, unless a form gates it (D26). */
function listedVideo(item: Media) {
  const video = openVideo(item, '0')
  const title = item.titleContent
  return video && { title, desc: item.resourceDesc ?? title, src: video.src, seconds: video.seconds }
}

export const media = recordType({
  call: 'media',
  search: {
    title: 'titleContent',
    desc: 'resourceDesc',
    keywords: ({ resourceType }) => [resourceType],
    note: 'resourceType',
    cover: 'coverMaterial',
    time: ['createdAt'],
  },
  lists: [
    {
      call: 'mediaList',
      body: { multimediaResource: {} },
      read: async (ask, body) =>
        listed(await ask('mediaList', body), (item) => ({
          id: item.id,
          name: item.titleContent,
          desc: item.resourceType,
          cover: item.coverMaterial,
          time: item.createdAt,
          video: listedVideo(item),
        })),
    },
  ],
  share: ({ titleContent, coverMaterial }) => [titleContent, coverMaterial],
  gates: (item) => {
    if (item.jumpBO?.jumpContentType === null || item.jumpBO?.formBO === null) return {}
    const formId = item.jumpBO?.formBO?.id
    return {
      jumpBO: { formId, target: named(gatedTarget(item.jumpBO), item.titleContent) },
      live: { formId, target: toLink(item.liveAddress) },
      video: { formId, target: named(mediaVideo(item), item.titleContent) },
    }
  },
})
