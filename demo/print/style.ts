import { fontFaces } from '../screens/lib/fonts'
import type { Lang } from '../screens/lib/lang'

/** The brand's Latin face first; what it lacks is Chinese. */
export const fonts = '"Instrument Sans","Noto Sans CJK SC","PingFang SC",sans-serif'

const quoted = (text: string) => `"${text.replace(/["\\]/g, '')}"`

/** A paper's style sheet. What belongs together stays on one page, and chapters flow on, so that no page is left nearly empty. */
export const paperStyle = (lang: Lang, runningTitle: string): string => `${fontFaces(lang)}
@page{size:A4;margin:21mm 20mm 22mm;
  @bottom-left{content:${quoted(runningTitle)};text-rendering:geometricPrecision;font:400 8pt ${fonts};color:#5d7081}
  @bottom-right{content:counter(page);font:600 8pt ${fonts};color:#5d7081}}
@page cover{margin:0;@bottom-left{content:none}@bottom-right{content:none}}
*{box-sizing:border-box}
body{margin:0;font:400 ${lang === 'cn' ? '10pt/1.75' : '10pt/1.6'} ${fonts};color:#0b1a26;line-break:strict;text-spacing-trim:trim-start;orphans:3;widows:3;text-rendering:geometricPrecision${lang === 'en' ? ';word-spacing:.05em' : ''}}
p{margin:0 0 8pt}
p,li{text-wrap:pretty}
h1,h2,h3,h4{text-wrap:balance;word-break:keep-all;break-after:avoid;break-inside:avoid;line-height:1.25;font-weight:700}
h1{font-size:25pt;letter-spacing:${lang === 'cn' ? 0 : '-.02em'};margin:0 0 10pt}
h2{font-size:16pt;margin:0 0 8pt}
h3{font-size:12.5pt;margin:15pt 0 5pt}
h4{font-size:10.5pt;margin:12pt 0 3pt}
ul,ol{margin:0 0 8pt;padding-left:16pt}
li{margin-bottom:3pt;break-inside:avoid}
.lead{font-size:13pt;line-height:1.6;color:#41566a}
.kicker{color:#006d77;font-weight:600;margin:0 0 4pt}
.opening{border-bottom:.8pt solid #0b1a26;margin-bottom:12pt;padding-bottom:4pt}
table{width:100%;border-collapse:collapse;font-size:9pt;line-height:1.5;margin:8pt 0 12pt;break-inside:avoid}
th{font-weight:600;color:#41566a;word-break:keep-all}
th,td{padding:5pt 10pt 5pt 0;border-bottom:.6pt solid #dde4e8;text-align:left;vertical-align:top}
td:first-child{white-space:nowrap}
.findings table{font-size:8.7pt}
.findings th,.findings td{padding-block:4pt}
th:last-child,td:last-child{padding-right:0}
thead th{border-bottom:1pt solid #0b1a26}
figure{margin:10pt 0 14pt;break-inside:avoid}
figure svg{display:block;width:100%;height:auto;font-family:${fonts}}
figcaption{font-weight:600;font-size:9.5pt;margin-bottom:6pt}
blockquote{margin:12pt 0;padding:2pt 0 2pt 14pt;border-left:2pt solid #006d77;font-size:12pt;break-inside:avoid}
blockquote p{margin:0}
blockquote p+p{margin-top:6pt;font-size:9pt;color:#41566a}
p:has(+table),p:has(+figure),p:has(+ol){break-after:avoid}
.findings ol{break-inside:avoid}
.intro{break-after:page}
.findings{margin-bottom:26pt}
.story{margin-top:22pt;padding-top:12pt;border-top:1pt solid #0b1a26}
.story>header{break-inside:avoid;break-after:avoid}
.facts{display:grid;grid-template-columns:54mm 1fr;gap:8mm;margin:2pt 0 11pt}
.facts img{width:54mm;height:auto;display:block;border-radius:2mm}
.facts dl{margin:0;display:grid;align-content:space-between}
.facts dl div{display:flex;justify-content:space-between;align-items:baseline;gap:6mm;border-bottom:.6pt solid #dde4e8;padding-bottom:4pt}
.facts dt{color:#41566a;font-size:9pt}
.facts dd{margin:0;font-weight:700;font-size:12.5pt;white-space:nowrap}
.facts s{font-weight:400;font-size:9.5pt;color:#5d7081;text-decoration:none;margin-right:6pt}
.facts s::after{content:"";display:inline-block;width:12pt;border-top:.8pt solid #5d7081;vertical-align:middle;margin-left:6pt}
.end{margin-top:26pt;padding:12pt 14pt;background:#eef7f7;border-radius:2mm;break-inside:avoid}
.end p{margin:0}
.end p+p{margin-top:3pt;color:#006d77;font-weight:600}
.three{height:253mm;display:grid;grid-template-rows:repeat(3,1fr);break-inside:avoid}
.product{padding-top:10pt;border-top:.8pt solid #0b1a26}
.product>div{display:grid;grid-template-columns:66mm 1fr;gap:8mm}
.product img{width:66mm;height:auto;display:block;border-radius:2mm;border:.4pt solid #dde4e8}
.product h2{margin-bottom:2pt}
.product p{font-size:${lang === 'cn' ? '9pt' : '8.6pt'};line-height:${lang === 'cn' ? 1.65 : 1.5};margin:0}
.product .lead{font-size:10.5pt;line-height:1.4;margin-bottom:4pt}
.product ul{display:grid;grid-template-columns:repeat(4,1fr);gap:6mm;list-style:none;margin:7pt 0 0;padding:0;font-size:7.7pt;line-height:1.45;color:#41566a}
.product li{margin:0}
.product b{display:block;color:#006d77;font-size:9.5pt;line-height:1.35;margin-bottom:2pt;text-wrap:balance;word-break:keep-all}
.opening h1{font-size:20pt;margin-bottom:4pt}
.clauses{font-size:8.8pt;line-height:1.5}
.clauses h3{font-size:10.5pt;margin:8pt 0 2pt}
.clauses p{margin-bottom:4pt}
.sign{display:grid;grid-template-columns:2fr 1fr;gap:8mm 10mm;margin-top:20pt;break-inside:avoid}
.sign p{margin:0;display:flex;gap:3mm;align-items:end}
.sign i{flex:1;border-bottom:.6pt solid #0b1a26}`
