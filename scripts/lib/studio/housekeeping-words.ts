import type { Words } from './field-words'

/** Words of the fields of mail and redirects, as in `fieldWords`. */
export const housekeepingWords: Record<string, Words> = {
  to: ['收件人', 'To'],
  cc: ['抄送', 'Copies'],
  'mail.forms': [
    '按表单',
    'By form',
    '没有单独一行的表单用上面的收件人。',
    'Forms without a line of their own go to the recipients above.',
  ],
  'forms.form': ['表单', 'Form'],
  alerts: ['异常通知', 'Alerts'],
  confirmation: ['给访客的确认邮件', 'Confirmation to the visitor'],
  subject: ['主题', 'Subject'],
  'confirmation.forms': ['用于哪些表单', 'Of which forms', '留空即所有表单。', 'Empty: of all.'],
  from: [
    '旧地址',
    'Old address',
    '以 / 开头；英文页以 /en/ 开头。',
    'Starts with /; of English pages with /en/.',
  ],
  'redirects.to': ['新地址', 'New address', '已下线（410）留空。', 'Empty for what is gone (410).'],
  status: ['方式', 'How'],
}
