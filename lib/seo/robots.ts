import type { AiRule } from '@/lib/ai-rule'

/** Purposes of answer engines' crawlers: training models, or giving answers that name their sources. */
const purposes = {
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'Bytespider',
    'Meta-ExternalAgent',
    'Amazonbot',
    'cohere-training-data-crawler',
  ],
  answers: [
    'OAI-SearchBot',
    'ChatGPT-User',
    'Claude-SearchBot',
    'Claude-User',
    'PerplexityBot',
    'Perplexity-User',
    'DuckAssistBot',
    'MistralAI-User',
  ],
} as const

const groupOf = (bot: string): readonly string[] =>
  bot === 'all'
    ? Object.values(purposes).flat()
    : bot === 'training' || bot === 'answers'
      ? purposes[bot]
      : [bot]

/** The bots that may read nothing. Rules apply in their order, a later one overrides. */
export function deniedBots(rules: readonly AiRule[]): string[] {
  const denied = new Map<string, string>()
  for (const { bot, isAllowed } of rules)
    for (const name of groupOf(bot)) {
      if (isAllowed) denied.delete(name.toLowerCase())
      else denied.set(name.toLowerCase(), name)
    }
  return [...denied.values()]
}

/**
 * robots.txt: every page may be read, forms and previews too: they say noindex, which a crawler only sees when it is let in.
 * The /api addresses are of no use to it, but for pictures. A closed site lets nobody in.
 */
export function robotsTxt(sitemap: string, isClosed: boolean, rules: readonly AiRule[]): string {
  if (isClosed) return 'User-agent: *\nDisallow: /\n'
  const denied = deniedBots(rules)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/image',
    'Allow: /api/share',
    'Allow: /api/upstream',
    '',
    ...(denied.length > 0 ? [...denied.map((bot) => `User-agent: ${bot}`), 'Disallow: /', ''] : []),
    `Sitemap: ${sitemap}`,
    '',
  ]
  return lines.join('\n')
}
