import { styleOfParts } from './style-parts'

/**
 * The tokens of app/tokens.css that the desk uses, written out as its pages load no file; `style.test.ts` holds them to it.
 */
export const tokens = `--ink:#0b1a26;--ink-soft:#41566a;--ink-faint:#5d7081;--paper:#ffffff;--mist:#f3f6f7;--line:#dde4e8;--accent:#006d77;--accent-strong:#00545c;--tint:#eef7f7;--tint-strong:#d6ecee;--danger:#b3261e;--radius-s:4px;--radius-m:8px;--radius-full:999px;--text-xs:0.8125rem;--text-s:0.9375rem;--space-1:4px;--space-2:8px;--space-3:12px;--space-4:16px;--space-5:24px;--space-6:32px;--space-7:48px;--shadow-1:0 1px 2px rgb(11 26 38 / 6%), 0 4px 16px rgb(11 26 38 / 6%);--fast:160ms`

const frame = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;color-scheme:light}
body{margin:0;min-height:100vh;background:var(--mist);color:var(--ink);font:400 1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;overflow-wrap:anywhere}
:lang(zh){line-height:1.75}
h1,h2,p,ul,ol,dl,dd,figure{margin:0}ul,ol{padding:0;list-style:none}
h1{font-size:clamp(1.4375rem,1.28rem + .72vw,1.9375rem);line-height:1.28;font-weight:600;text-wrap:balance}
h2{font-size:1.0625rem;line-height:1.35;font-weight:600}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:3px}a:hover{color:var(--accent-strong)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
small{font-size:var(--text-xs);color:var(--ink-faint)}code{font:var(--text-xs)/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.soft{color:var(--ink-soft);font-size:var(--text-s)}.error{color:var(--danger)}
.wrap{width:min(100% - 40px,1280px);margin:0 auto}
.skip{position:absolute;left:-9999px}.skip:focus{left:20px;top:8px;z-index:1;padding:8px 16px;background:var(--paper)}
.bar{background:var(--ink);color:#fff}.bar .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-5);min-height:64px}
.bar a{color:#c0cdd7;text-decoration:none}.bar a:hover{color:#fff}.bar :focus-visible{outline-color:#8ae0e5}
.brand{display:flex;align-items:center;gap:10px;min-height:48px}.bar .brand span{color:#fff;font-weight:600}.bar .brand small{color:#9fb0bd;padding-left:10px;border-left:1px solid rgb(255 255 255 / 24%)}.brand img{border-radius:6px;outline:1px solid rgb(255 255 255 / 16%)}
.bar nav{display:flex;gap:var(--space-1);flex:1}.bar nav a{display:flex;align-items:center;min-height:64px;padding:0 14px;border-bottom:3px solid transparent;border-top:3px solid transparent;font-size:var(--text-s);white-space:nowrap}
.bar nav a[aria-current]{color:#fff;border-bottom-color:#57cdd4}
.me{display:flex;align-items:center;gap:var(--space-4);margin-left:auto;font-size:var(--text-s);min-height:44px}.me .name{color:#fff;max-width:16ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.me a{display:inline-flex;align-items:center;min-height:44px}
.plain{border:0;background:none;color:#c0cdd7;font:inherit;min-height:44px;padding:0;cursor:pointer}.plain:hover{color:#fff;text-decoration:underline}
main{padding:var(--space-6) 0 var(--space-7)}main>*+*{margin-top:var(--space-5)}h1+.under{margin-top:var(--space-1)}.crumb{font-size:var(--text-s)}.crumb+h1{margin-top:var(--space-2)}
.card{padding:var(--space-5);background:var(--paper);border:1px solid var(--line);border-radius:var(--radius-m)}.card>*+*{margin-top:var(--space-3)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 18px;border:1px solid rgb(11 26 38 / 32%);border-radius:var(--radius-s);background:var(--paper);color:var(--ink);font:600 var(--text-s)/1.3 inherit;font-family:inherit;text-decoration:none;overflow-wrap:normal;cursor:pointer;transition:background-color var(--fast),border-color var(--fast)}
.button:hover{border-color:var(--ink);color:var(--ink);background:var(--mist)}.button:active{background:var(--line)}
.button.main{background:var(--accent);border-color:var(--accent);color:#fff}.button.main:hover{background:var(--accent-strong);border-color:var(--accent-strong)}
.button.danger{border-color:var(--danger);color:var(--danger)}.button.danger:hover{background:var(--danger);color:#fff}
.acts{display:flex;flex-wrap:wrap;gap:var(--space-2)}
.field{display:flex;flex-direction:column;gap:6px;min-width:0}.field label{font-size:var(--text-s);font-weight:600}
input:not([type=hidden],[type=checkbox]),select{width:100%;min-width:0;height:46px;padding:8px 12px;border:1px solid #8a9aa8;border-radius:var(--radius-s);background:var(--paper);color:inherit;font:inherit;font-size:1rem}
.tick{display:flex;gap:10px;align-items:center;min-height:44px}.tick input{width:20px;height:20px;accent-color:var(--accent)}
summary{cursor:pointer;font-weight:600}
.note{padding:12px 16px;border-left:4px solid var(--accent);background:var(--tint-strong);border-radius:var(--radius-s)}.note.alert{border-color:var(--danger);background:#fbeceb;color:#8c1d18}
.login,.message{max-width:440px;margin:var(--space-7) auto 0;padding:var(--space-6);background:var(--paper);border:1px solid var(--line);border-radius:var(--radius-m);box-shadow:var(--shadow-1)}.login>*+*,.login form>*+*,.message>*+*{margin-top:var(--space-4)}.login .button{width:100%}.message{max-width:560px}
@media (max-width:1023px){.bar .wrap{padding:8px 0 0;column-gap:var(--space-3)}.bar nav{order:3;flex-basis:100%;margin:0 -14px;overflow-x:auto}.bar nav a{min-height:48px}}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--space-2) var(--space-5);padding-block:var(--space-5);color:var(--ink-soft);font-size:var(--text-s);overflow-wrap:anywhere}
@media (max-width:767px){.bar .brand small,.me .name{display:none}.bar nav{justify-content:space-between;gap:0;margin:0 -6px}.bar nav a{padding:0 6px;font-size:.875rem}.card{padding:var(--space-4)}main{padding-top:var(--space-5)}}
@media (min-width:1680px){.wrap{width:min(100% - 40px,1440px)}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}`

/** The style sheet of every page of the desk. */
export const deskStyle = `:root{${tokens}}${frame}${styleOfParts}`
