export type AiRule = { bot: string; isAllowed: boolean }

/** A rule of AI_BOTS as `name=allow` or `name=deny`: a bot, or `training`, `answers`, `all`; undefined for anything else. */
export function aiRule(text: string): AiRule | undefined {
  const [, bot = '', policy] = /^([\w.-]{1,64})=(allow|deny)$/.exec(text.trim()) ?? []
  return bot === '' ? undefined : { bot, isAllowed: policy === 'allow' }
}
