/**
 * The tokens of app/tokens.css that the desk uses, written out as its pages load no file; `style.test.ts` holds them to it.
 */
export const tokens = `--ink:#0b1a26;--ink-soft:#41566a;--ink-faint:#5d7081;--paper:#ffffff;--mist:#f3f6f7;--line:#dde4e8;--accent:#006d77;--accent-strong:#00545c;--tint:#eef7f7;--tint-strong:#d6ecee;--brand-on-dark:#57cdd4;--brand-on-dark-strong:#8ae0e5;--danger:#b3261e;--radius-s:4px;--radius-m:8px;--radius-full:999px;--text-xs:0.8125rem;--text-s:0.9375rem;--space-1:4px;--space-2:8px;--space-3:12px;--space-4:16px;--space-5:24px;--space-6:32px;--space-7:48px;--shadow-1:0 1px 2px rgb(11 26 38 / 6%), 0 4px 16px rgb(11 26 38 / 6%);--fast:160ms`

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
.bar a{color:#c0cdd7;text-decoration:none}.bar a:hover{color:#fff}.bar :focus-visible{outline-color:var(--brand-on-dark-strong)}
.brand{display:flex;align-items:center;gap:10px;min-height:48px}.bar .brand span{color:#fff;font-weight:600}.bar .brand small{color:#9fb0bd;padding-left:10px;border-left:1px solid rgb(255 255 255 / 24%)}.brand img{border-radius:6px;outline:1px solid rgb(255 255 255 / 16%)}
.bar nav{display:flex;gap:var(--space-1);flex:1}.bar nav a{display:flex;align-items:center;min-height:64px;padding:0 14px;border-bottom:3px solid transparent;border-top:3px solid transparent;font-size:var(--text-s);white-space:nowrap}
.bar nav a[aria-current]{color:#fff;border-bottom-color:var(--brand-on-dark)}
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
input:not([type=hidden],[type=checkbox]),select,textarea{width:100%;min-width:0;height:46px;padding:8px 12px;border:1px solid #8a9aa8;border-radius:var(--radius-s);background:var(--paper);color:inherit;font:inherit;font-size:1rem}
textarea{height:auto;resize:vertical}.tick{display:flex;gap:10px;align-items:center;min-height:44px}.tick input{width:20px;height:20px;accent-color:var(--accent)}
summary{cursor:pointer;font-weight:600}
.note{padding:12px 16px;border-left:4px solid var(--accent);background:var(--tint-strong);border-radius:var(--radius-s)}.note.alert{border-color:var(--danger);background:#fbeceb;color:#8c1d18}
.login,.message{max-width:440px;margin:var(--space-7) auto 0;padding:var(--space-6);background:var(--paper);border:1px solid var(--line);border-radius:var(--radius-m);box-shadow:var(--shadow-1)}.login>*+*,.login form>*+*,.message>*+*{margin-top:var(--space-4)}.login .button{width:100%}.message{max-width:560px}
@media (max-width:1023px){.bar .wrap{padding:8px 0 0;column-gap:var(--space-3)}.bar nav{order:3;flex-basis:100%;margin:0 -14px;overflow-x:auto}.bar nav a{min-height:48px}}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--space-2) var(--space-5);padding-block:var(--space-5);color:var(--ink-soft);font-size:var(--text-s);overflow-wrap:anywhere}
@media (max-width:767px){.bar .brand small,.me .name{display:none}.bar nav{justify-content:space-between;gap:0;margin:0 -6px}.bar nav a{padding:0 6px;font-size:.875rem}.card{padding:var(--space-4)}main{padding-top:var(--space-5)}}
@media (min-width:1680px){.wrap{width:min(100% - 40px,1440px)}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}`

/** Lists, one enquiry, charts. */
const parts = `
.tiles{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:var(--space-4)}
.tile{display:flex;flex-direction:column;gap:2px;height:100%;padding:var(--space-4) var(--space-5);background:var(--paper);border:1px solid var(--line);border-radius:var(--radius-m);color:inherit;text-decoration:none;transition:border-color var(--fast)}
.tile:hover{border-color:var(--accent);color:inherit}.tile span{font-size:var(--text-s);color:var(--ink-soft)}.tile strong{font-size:1.75rem;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums}.tile.bad{border-color:var(--danger)}.tile.bad strong{color:var(--danger)}
.filter{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:var(--space-4);align-items:end;padding:var(--space-5);background:var(--paper);border:1px solid var(--line);border-radius:var(--radius-m)}
.filter.named{grid-template-columns:repeat(5,minmax(0,1fr))}.filter .wide{grid-column:span 2}.more{grid-column:1/-1}.more summary{display:flex;align-items:center;gap:6px;width:fit-content;min-height:44px;margin:-8px 0;font-size:var(--text-s);color:var(--accent)}.more summary::before{content:'+';width:12px}.more[open] summary::before{content:'–'}.more summary::-webkit-details-marker{display:none}.more>div{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:var(--space-4);padding-top:var(--space-4)}
.over{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-3)}.over p{color:var(--ink-soft)}
.list{width:100%;border-collapse:separate;border-spacing:0;background:var(--paper);border:1px solid var(--line);border-radius:var(--radius-m);font-size:var(--text-s)}
.list th,.list td{overflow-wrap:break-word;padding:14px 16px;text-align:left;vertical-align:top;border-top:1px solid var(--line);font-weight:400}.list thead th{border-top:0;padding:12px 16px;color:var(--ink-faint);font-size:var(--text-xs)}
.list tbody th{font-weight:600}.list small{display:block}.list tbody tr:hover{background:var(--tint)}.list tbody tr.new th a{color:var(--accent-strong)}.list tr.spam th a,.list tr.done th a{font-weight:400}.list .when{white-space:nowrap;color:var(--ink-soft);font-variant-numeric:tabular-nums}.list .from small{max-width:32ch}
.mark,.status{display:inline-block;padding:1px 10px;border-radius:var(--radius-full);font-size:var(--text-xs);line-height:1.7;white-space:nowrap}
.mark.new{background:var(--accent);color:#fff}.mark.taken{background:var(--tint-strong);color:var(--accent-strong)}.mark.done{background:var(--mist);color:var(--ink-soft);box-shadow:inset 0 0 0 1px var(--line)}.mark.due{background:#fdf1d8;color:#6b4700;white-space:normal}.mark.due.late{background:#fbeceb;color:#8c1d18}.mark.spam{color:var(--ink-faint);box-shadow:inset 0 0 0 1px var(--line)}
.status{padding:0;color:var(--ink-faint)}.status::before{content:'';display:inline-block;width:8px;height:8px;margin-right:6px;border-radius:50%;background:var(--ink-faint)}.status.delivered::before{background:var(--accent)}.status.pending::before{background:none;box-shadow:inset 0 0 0 2px var(--accent)}.status.dead{color:var(--danger);font-weight:600}.status.dead::before{background:var(--danger)}
.pager{display:flex;align-items:center;justify-content:center;gap:var(--space-4);font-size:var(--text-s)}
.empty{padding:var(--space-7) var(--space-5);text-align:center;background:var(--paper);border:1px dashed #b9c5cc;border-radius:var(--radius-m)}.empty>*+*{margin-top:var(--space-3)}.empty p{color:var(--ink-soft)}
.two{display:grid;grid-template-columns:minmax(0,1fr) 380px;gap:var(--space-5);align-items:start}.two>*{display:grid;gap:var(--space-5)}
.three{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--space-5);align-items:start}
.halves{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:var(--space-5);align-items:start}.tiles.five{grid-template-columns:repeat(5,minmax(0,1fr))}.line{display:flex;gap:var(--space-3);align-items:end}.line .field{flex:1}.button.small{min-height:36px;padding:4px 12px;white-space:nowrap}.records .words>div{display:flex;flex-wrap:wrap;gap:4px var(--space-3);align-items:center}.records .act{text-align:right}.list th small{font-weight:400}.records thead th:first-child{width:50%}.records thead th:nth-child(3){width:24%}.numbers thead th{width:12%}.numbers thead th:first-child{width:40%}section>.soft+.list,section>.list+.soft{margin-top:var(--space-3)}.records thead th:last-child{text-align:right}.numbers td{font-variant-numeric:tabular-nums}h2.over{margin-bottom:var(--space-3)}
.facts>div{display:grid;grid-template-columns:minmax(96px,160px) minmax(0,1fr);gap:var(--space-4);padding:10px 0;border-top:1px solid var(--line)}.facts>div:first-child{border-top:0}.facts dt{color:var(--ink-faint);font-size:var(--text-s)}.facts dd{white-space:pre-line}
.journey li{position:relative;padding:0 0 var(--space-4) 26px}.journey li:last-child{padding-bottom:0}.journey li::before{content:'';position:absolute;left:1px;top:8px;width:11px;height:11px;border-radius:50%;background:var(--paper);box-shadow:inset 0 0 0 3px var(--accent)}.journey li:not(:last-child)::after{content:'';position:absolute;left:6px;top:23px;bottom:-4px;width:1px;background:var(--line)}.journey strong,.journey span{display:block}.journey span{font-size:var(--text-s);color:var(--ink-soft)}.journey code{display:inline-block;margin:2px 6px 2px 0;padding:0 8px;border-radius:var(--radius-s);background:var(--mist)}
.deliveries li,.history li{padding:10px 0;border-top:1px solid var(--line)}.deliveries li:first-child,.history li:first-child{border-top:0;padding-top:0}.deliveries li:last-child,.history li:last-child{padding-bottom:0}.deliveries small,.history small{display:block}.card form:not(.line)>.field+.button{margin-top:var(--space-3)}.notes .words{white-space:pre-line;overflow-wrap:anywhere}.notes summary{font-size:var(--text-xs);min-height:44px;display:inline-flex;align-items:center}.deliveries .status{float:right}.deliveries .error{color:var(--danger)}
.dark{background:var(--ink);color:#fff}.shown img{max-width:100%}.shown img[width]{height:auto}.frames{overflow-x:auto}.frames iframe{display:block;border:1px solid var(--line)}.list svg{display:inline-block;vertical-align:middle}
.erase summary{color:var(--danger)}.stack>*+*{margin-top:var(--space-5)}.ticks li{display:flex;flex-wrap:wrap;gap:0 var(--space-4);align-items:center}.ticks .tick{flex:1 1 240px}.ticks a{display:inline-flex;align-items:center;min-height:44px}
.bars{width:100%;border-collapse:collapse;font-size:var(--text-s)}.bars th,.bars td{padding:6px 0;text-align:left;font-weight:400;vertical-align:top}.bars tbody th{width:100%}.bars svg{margin-top:2px}.bars thead th{padding:0 0 2px;color:var(--ink-faint);font-size:var(--text-xs)}.bars td,.bars thead th{padding-left:var(--space-4);text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.bars b{font-weight:600}
svg{display:block;overflow:visible}rect.bar{fill:var(--accent)}.rail{fill:var(--mist)}.hit{fill:transparent}g:hover rect.bar{fill:var(--accent-strong)}g:hover .hit{fill:var(--tint)}.grid{stroke:var(--line)}.base{stroke:#8a9aa8}.chart text{font-size:12px;fill:var(--ink-faint);stroke:var(--paper);stroke-width:4px;paint-order:stroke;pointer-events:none}.chart .day{text-anchor:middle}
table.plain{margin-top:var(--space-3);border-collapse:collapse;font-size:var(--text-s);color:inherit;cursor:auto}table.plain:hover{text-decoration:none;color:inherit}table.plain th,table.plain td{padding:4px 24px 4px 0;text-align:left;font-weight:400;border-bottom:1px solid var(--line)}
@media (min-width:1024px){.list{table-layout:fixed}.inbox .at{width:196px}.inbox .form{width:17%}.inbox .origin{width:22%}.inbox .delivery{width:128px}.inbox .state{width:148px}.log thead th:first-child{width:200px}.log thead th:nth-child(2){width:22%}.log thead th:last-child{width:128px}}
@media (max-width:1023px){.tile{padding:var(--space-3) var(--space-4)}.more>div{grid-template-columns:repeat(3,minmax(0,1fr))}.list,.list tbody{display:block}.list thead{position:absolute;left:-9999px}.list tr{display:grid;grid-template-columns:minmax(0,1fr) fit-content(45%);gap:2px var(--space-3);padding:14px 16px;border-top:1px solid var(--line)}.list tbody tr:first-child{border-top:0}.list th,.list td{display:block;padding:0;border:0}.list .when{grid-column:1;grid-row:2;font-size:var(--text-xs)}.list .form,.list .from{grid-column:1/-1;color:var(--ink-soft)}.list .from small{display:inline;margin-left:8px}.list .state{grid-column:2;grid-row:1;text-align:right}.list .sent{grid-column:2;grid-row:2;text-align:right}.health tr,.log tr{grid-template-columns:minmax(0,1fr)}.log .when{grid-row:auto}.health td{display:grid;grid-template-columns:120px minmax(0,1fr);gap:var(--space-3)}.health .act{display:block;text-align:left}.health .act::before,.health td:empty{display:none}.health td::before{content:attr(data-label);color:var(--ink-faint)}}
@media (max-width:1119px){.two>*{display:contents}.two .first{order:-1}.two{grid-template-columns:minmax(0,1fr)}.three,.halves{grid-template-columns:minmax(0,1fr)}}
@media (max-width:767px){.tiles,.tiles.five,.filter,.filter.named{grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-3)}.tiles.five li:last-child{grid-column:1/-1}.filter{padding:var(--space-4)}.more>div{grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-3)}.filter .wide,.filter:has(.acts a)>.field,.filter .acts:has(a),.filter.named .acts{grid-column:1/-1}.filter .button,.spans .button{flex:1}.spans .button{padding-inline:6px;font-size:.875rem}input[type=date]{padding-inline:8px}
.facts>div{grid-template-columns:minmax(0,1fr);gap:0}}`

/** The style sheet of every page of the desk. */
export const deskStyle = `:root{${tokens}}${frame}${parts}`
