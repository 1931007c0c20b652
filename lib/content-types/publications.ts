import { listed, ofJump, recordType } from './record-type'

export const publications = recordType({
  call: 'publication',
  file: { references: { examples: 'cases' } },
  newest: 'createdAt',
  search: { title: 'name', desc: 'introduction', cover: 'picture', time: ['createdAt'] },
  lists: [
    {
      call: 'publicationList',
      read: async (ask, body) =>
        listed(await ask('publicationList', body), ({ id, name, introduction, picture, createdAt }) => ({
          ...{ id, name, desc: introduction, cover: picture, time: createdAt },
        })),
    },
  ],
  share: ({ name, basePicture, picture }) => [name, basePicture ?? picture],
  gates: ({ jumpBO, name }) => ({ jumpBO: ofJump(jumpBO, name) }),
})
