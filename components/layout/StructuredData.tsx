/** A page's structured data (schema.org): a data block, which no browser runs and no policy has to name. `json` is escaped. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json">{json}</script>
}
