export { readMailFile as getMailSettings } from './embedded/mail-file'
