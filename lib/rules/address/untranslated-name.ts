/** What a link to a product has besides: its text is a name, which browsers that translate the page leave as it is. */
export const untranslatedName = (href: string): { translate?: 'no' } =>
  /(?:^|\/)product\/[^/?#]+$/.test(href) ? { translate: 'no' } : {}
