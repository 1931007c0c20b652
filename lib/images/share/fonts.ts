import { readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  '/Library/Fonts',
  'C:\\Windows\\Fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
]
/** The fonts that hold Chinese, by the names of their files. */
const chinese =
  /cjk|sourcehan|noto(?:sans|serif)(?:sc|hans)|wqy|wenquan|droidsansfallback|pingfang|heiti|songti|hiragino.*gb|yahei|msyh|simsun|simhei|harmonyos_sans_sc|alibabapuhuiti/i
const anyFont = /\.(?:ttf|otf|ttc|pfb)$/i

type Fonts = { hasLatin: boolean; hasChinese: boolean }
let cached: Fonts | undefined

/** The characters that this machine's fonts have: read once, as fonts are installed before a process starts. */
export function machineFonts(): Fonts {
  if (cached) return cached
  const files = folders.flatMap((folder) => {
    try {
      return readdirSync(folder, { recursive: true }).map(String)
    } catch {
      return []
    }
  })
  const fonts = files.filter((name) => anyFont.test(name))
  const hasChinese = fonts.some((name) => chinese.test(name.replace(/[\s-]/g, '')))
  cached = { hasLatin: fonts.length > 0, hasChinese }
  return cached
}

/** True when every character of a text can be set: a box instead of a character is worse than no title. */
export function canSet(text: string, fonts = machineFonts()): boolean {
  return /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(text) ? fonts.hasChinese : fonts.hasLatin
}
