import { randomUUID } from 'node:crypto'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'

/** Values of form 5002 as they are posted: name, company, mail. */
export const paperOf = (...texts: string[]) => ({
  site: { id: 1 },
  form: { id: 5002 },
  fieldValues: texts.map((value, index) => ({ formFieldBO: { id: 500201 + index }, value })),
})

/** A lead of a month ago, as an earlier process has left it: the site finds one past its time when it starts. */
export async function addOldLead(dataDir: string, ...texts: string[]): Promise<void> {
  const store = await openStore({ dataDir })
  await addEnquiry(store, {
    key: randomUUID(),
    body: {
      ...paperOf(...texts),
      formTypeSource: 'INDEX_MODEL',
      trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
    },
    context: { mark: 'cn', formName: '联系', labels: {} },
    targets: [],
    now: Date.now() - 31 * 86_400_000,
  })
  await store.close()
}
