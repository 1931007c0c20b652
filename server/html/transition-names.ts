/** The document without what React writes for a reveal of streamed parts, which no page has: no attributes of HTML (ADR 0034). */
export const withoutTransitionNames = (html: string): string =>
  html.replace(/ vt-(?:name|update|share|enter|exit)="[^"]*"/g, '')
