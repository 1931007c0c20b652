import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a CRM calls an enquiry and where it shows it: beside the delivery, nothing in rows of an older release. */
export const crm: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('deliveries').addColumn('crm_id', 'text').execute()
    await db.schema.alterTable('deliveries').addColumn('crm_link', 'text').execute()
  },
}
