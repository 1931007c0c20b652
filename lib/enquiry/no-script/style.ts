import { brand } from '@/lib/brand/brand'
import { brandStyle } from '@/lib/brand/style'

/** The values of app/tokens.css, written out because these pages load no style sheet. */
const style = `:root{--ink:#0b1a26;--ink-soft:#41566a;--ink-faint:#5d7081;--line:#dde4e8;--accent:#006d77}
*{box-sizing:border-box}body{margin:0;background:#fff;color:var(--ink);font:400 17px/1.65 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header,main{width:min(100% - 40px,720px);margin:0 auto}header{padding:22px 0;border-bottom:1px solid var(--line)}
header a{color:inherit;font-weight:700;text-decoration:none}main{padding:56px 0 96px}
h2{margin:0 0 8px;font-size:20px}ol{margin:0 0 24px;padding-left:24px}h1{margin:0 0 16px;font-size:clamp(28px,4vw,44px);line-height:1.24}.lead{margin:0 0 32px;color:var(--ink-soft);overflow-wrap:anywhere}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin:32px 0 0}.actions a,button{display:inline-flex;align-items:center;min-height:48px;padding:10px 22px;border-radius:4px;border:1px solid rgb(11 26 38/.32);color:var(--ink);font:600 15px/1.3 inherit;font-family:inherit;font-size:15px;font-weight:600;text-decoration:none;background:none}
.actions a:first-child,button{background:var(--accent);border-color:var(--accent);color:#fff;cursor:pointer}form+.actions a:first-child{background:none;border-color:rgb(11 26 38/.32);color:var(--ink)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.field{margin:0 0 24px;padding:0;border:0;min-width:0}label,legend{display:block;margin:0 0 8px;padding:0;font-weight:600}.choice{display:flex;gap:12px;align-items:flex-start;min-height:44px;padding:9px 0;margin:0;font-weight:400}
.choice input{flex:none;width:20px;height:20px;margin:4px 0 0;accent-color:var(--accent)}
input[type=text],input[type=email],input[type=tel],select,textarea{width:100%;min-height:48px;padding:11px 14px;border:1px solid #8a9aa8;border-radius:4px;background:#fff;color:inherit;font:inherit}
textarea{min-height:120px}select+textarea,.choice+textarea{margin-top:8px;min-height:80px}[aria-invalid=true]{border-color:#b3261e!important}.hint{margin:6px 0 0;color:var(--ink-faint);font-size:15px}.error{margin:6px 0 0;color:#b3261e;font-size:15px}
.problems{margin:0 0 32px;padding:16px 20px;border:1px solid #b3261e;border-radius:4px;color:#b3261e}.problems p{margin:0}.problems a{color:inherit}.problems ul{margin:8px 0 0;padding-left:20px}
video{display:block;width:100%;max-height:70vh;margin:0 0 24px;border-radius:4px;background:#000}.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}.note{margin:0 0 24px;color:var(--ink-soft)}.note a{color:var(--accent)}.sign{margin-left:4px;color:#b3261e}`

/** Style of the pages without script, in the company's colours. */
export const pageStyle = (): string => style + brandStyle(brand())
