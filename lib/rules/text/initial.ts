/** Chinese surnames of two characters that are still borne. */
const COMPOUND =
  /^(?:欧阳|歐陽|上官|皇甫|令狐|诸葛|諸葛|司徒|司马|司馬|申屠|夏侯|贺兰|慕容|尉迟|长孙|东方|端木|南宫|公孙|宇文|轩辕|独孤|淳于|闻人|澹台|钟离|赫连|司空)(?=\p{Script=Han})/u

/** The first letter of a name, of a Chinese one the whole surname; what stands for a person without a portrait. Empty for a name without letters. */
export function initialOf(name: string): string {
  const letters = name.trimStart()
  return COMPOUND.exec(letters)?.[0] ?? /\p{L}\p{M}*/u.exec(letters)?.[0].toUpperCase() ?? ''
}
