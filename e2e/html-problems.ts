import { HtmlValidate } from 'html-validate'

const rules = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Lists and forms may carry a name (WAI-ARIA): that they rarely need one is a matter of taste.
  rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
})

/** What is wrong with a document, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

/** The part of a page that is its own, as a document. */
export const mainOf = (html: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>-</title></head><body>${/<main[\s\S]*<\/main>/.exec(html)?.[0]}</body></html>`
