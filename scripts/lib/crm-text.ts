import { oneEnquiry, searchEnquiries } from '@/lib/enquiry/admin/search'
import { readable } from '@/lib/enquiry/admin/test-delivery'
import type { Store } from '@/lib/enquiry/store/tables'
import { crmCall, currentMapping } from '@/lib/enquiry/targets/crm'

/** What crm.yaml makes of a stored enquiry, without an id of the newest, as lines to read. Throws DeliveryError where it makes nothing. */
export async function crmText(store: Store, id?: string): Promise<string> {
  const newest = async () => (await searchEnquiries(store, {}, { pageNo: 1, size: 1 })).enquiries[0]
  const enquiry = await (id === undefined ? newest() : oneEnquiry(store, id))
  if (!enquiry) return 'there is no such enquiry'
  const mapping = currentMapping()
  if (!mapping) return 'there is no crm.yaml in SITE_DIR: the webhook sends its own form'
  const call = crmCall(mapping, enquiry.row)
  return call ? readable(call) : 'not sent: crm.yaml leaves this form out'
}
