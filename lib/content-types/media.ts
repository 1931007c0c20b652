import type { Media } from '@/lib/contract/media'
import { type GatedTarget, gatedTarget } from '@/lib/rules/gate/gate'
import { mediaFilm, openFilm } from '@/lib/rules/gate/media-gate'
import { listed, recordType, toLink } from './record-type'

/** The film of a media resource, unless a form gates it (D26). */
function listedFilm(item: Media) {
  const film = openFilm(item, '0')
  const title = item.titleContent
  return film && { title, desc: item.resourceDesc ?? title, src: film.src, seconds: film.seconds }
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
          film: listedFilm(item),
        })),
    },
  ],
  share: ({ titleContent, coverMaterial }) => [titleContent, coverMaterial],
  gates: (item) => {
    if (item.jumpBO?.jumpContentType === null || item.jumpBO?.formBO === null) return {}
    const formId = item.jumpBO?.formBO?.id
    const titled = (target?: GatedTarget) =>
      target?.kind === 'video' ? { ...target, title: item.titleContent } : target
    return {
      jumpBO: { formId, target: titled(gatedTarget(item.jumpBO)) },
      live: { formId, target: toLink(item.liveAddress) },
      video: { formId, target: titled(mediaFilm(item)) },
    }
  },
})
